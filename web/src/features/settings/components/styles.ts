/** The elements of the settings that have a look of their own. */

import { movable } from "@learnt/ui/layout/Lines";
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import { mediaBelow } from "@learnt/ui/theme/widths";

/** A way to sign in: its place, what it is, its button, and what is done with it. */
export const MethodRow = chakra(
  "li",
  {},
  withCss({
    display: "grid",
    gridTemplate: '"order what preview actions" / auto minmax(0, 1fr) 15rem auto',
    alignItems: "center",
    gap: "0.5rem 0.9rem",
    "& > [data-part=order]": { gridArea: "order", display: "grid" },
    "& > [data-part=what]": { gridArea: "what", display: "grid", gap: "0.15rem", minInlineSize: "0" },
    "& > [data-part=preview]": { gridArea: "preview" },
    "& > [data-part=actions]": {
      gridArea: "actions",
      display: "flex",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: "1",
    },
    // As on the login page, long words go on in a second line.
    "& > [data-part=preview] .kit-btn": {
      blockSize: "auto",
      minBlockSize: "44px",
      padding: "0.5rem 0.75rem",
      whiteSpace: "normal",
    },
    "&[data-removed] :is([data-part=what] strong, [data-part=preview])": {
      opacity: "0.55",
      textDecoration: "line-through",
    },
    // Where there is but one, there is no order.
    "&:not(:has(> [data-part=order]))": {
      gridTemplate: '"what preview actions" / minmax(0, 1fr) 15rem auto',
    },
    [mediaBelow.lg]: {
      gridTemplate: '"order what" "order preview" "order actions" / auto minmax(0, 1fr)',
      "& > [data-part=actions]": { justifyContent: "flex-start" },
      "& > [data-part=preview]": { maxInlineSize: "20rem" },
      // With a pencil alone there is room beside the button.
      "&:not(:has([data-part=actions] > * + *))": {
        gridTemplate: '"order what what" "order preview actions" / auto minmax(0, 20rem) auto',
      },
      "&:not(:has(> [data-part=order]))": {
        gridTemplate: '"what what" "preview actions" / minmax(0, 20rem) auto',
      },
    },
  }),
);

/** The navigation's entries, each level a little further in; of all of them at once, for there are many. */
export const entries = {
  "& ul ul": { paddingInlineStart: { base: "6", smDown: "3" } },
  "& [data-entry]": {
    ...movable,
    display: "grid",
    gridTemplateColumns: {
      base: "auto 1.5rem minmax(0, 1fr) auto",
      smDown: "auto 1.5rem minmax(0, 1fr)",
    },
    alignItems: "center",
    gap: "2",
    minBlockSize: "3rem",
    paddingBlock: { smDown: "0.4rem" },
    borderBlockEnd: "hairline",
  },
  "& [data-part=handle]": { display: "grid", color: "fg.subtle", cursor: "grab" },
  "& [data-part=icon]": { display: "grid", color: "fg.muted" },
  "& [data-part=icon] svg": { inlineSize: "18px", blockSize: "18px" },
  "& [data-part=name]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 0.5rem",
    overflowWrap: "anywhere",
  },
  "& [data-part=actions]": {
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "1",
    gridColumn: { smDown: "1 / -1" },
  },
  "& [data-off] > :is([data-part=name], [data-part=icon])": { color: "fg.subtle" },
};

/**
 * A small picture with its caption. In the picture are other colours than on the page: they are named by their variables, for the
 * tokens have the page's.
 */
export const Figure = chakra(
  "figure",
  {},
  withCss({
    display: "grid",
    gridTemplateRows: "1fr auto",
    gap: "0.4rem",
    minInlineSize: "0",
    "& > .kit-look": { gridTemplateColumns: "3rem 1fr", minBlockSize: "14.5rem" },
    "& > .kit-look[data-door]": {
      gridTemplateColumns: "minmax(0, 1fr) 0.55fr",
      background: "var(--surface)",
    },
    "& > figcaption": { color: "fg.muted", fontSize: "sm" },
  }),
);

export const SignInPreviewForm = chakra(
  "div",
  {},
  withCss({
    display: "grid",
    alignContent: "center",
    justifyItems: "start",
    gap: "0.6rem",
    padding: "0.9rem",
    minInlineSize: "0",
    overflowWrap: "anywhere",
    "& > .kit-btn": { justifySelf: "stretch" },
    "& > [data-part=field]": {
      blockSize: "1.6rem",
      inlineSize: "100%",
      border: "1px solid var(--line-strong)",
      borderRadius: "sm",
    },
  }),
);

/** Painted as the login page paints it: on the team's own colour. */
export const SignInPreviewPicture = chakra(
  "div",
  {},
  withCss({
    minInlineSize: "0",
    overflow: "hidden",
    background: "var(--accent)",
    "& > .kit-cover": { blockSize: "100%", inlineSize: "100%", objectFit: "cover" },
    "& > .kit-cover .kit-cover-ground": { fill: "var(--accent)" },
    "& > .kit-cover .kit-cover-marks": {
      color: "color-mix(in oklch, var(--second), var(--accent) 35%)",
      opacity: "0.75",
    },
  }),
);
