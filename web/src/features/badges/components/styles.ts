/** The elements of badges that have a look of their own. */

import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import { mediaBelow } from "@learnt/ui/theme/widths";

const light = "radial-gradient(circle at 50% 40%, var(--accent-2), var(--ink-2))";

/** The picture of a card. */
export const Cover = chakra(
  "div",
  {},
  withCss({
    display: "grid",
    placeItems: "center",
    blockSize: "100%",
    background: light,
    "&[data-status=archived] .kit-emblem": { filter: "grayscale(1)", opacity: "0.6" },
  }),
);

/** Where a badge stands while its picture is chosen. */
export const Stage = chakra(
  "div",
  {},
  withCss({
    display: "grid",
    placeItems: "center",
    padding: "1.1rem",
    borderRadius: "lg",
    background: light,
  }),
);

/** As many of one's own beside each other as there is room for. */
export const columns = {
  "& > ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))",
    gap: "3",
  },
};

/** One of one's own, which tells more of itself. */
export const MyBadgeRow = chakra(
  "button",
  {},
  withCss({
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: "0.3rem",
    inlineSize: "100%",
    blockSize: "100%",
    padding: "0.9rem 0.6rem",
    border: "1px solid transparent",
    borderRadius: "md",
    textAlign: "center",
    transition: "border-color var(--quick), background var(--quick)",
    "&:hover, &[aria-expanded=true]": { borderColor: "line", background: "ink.2" },
    "& > bdi": { maxInlineSize: "100%", lineClamp: "2", fontWeight: "semibold", overflowWrap: "anywhere" },
    "& > small": { fontSize: "sm", color: "fg.muted" },
  }),
);

export const Quote = chakra(
  "blockquote",
  {},
  withCss({
    inlineSize: "100%",
    padding: "0.6rem 0.85rem",
    borderInlineStart: "3px solid var(--accent-shape)",
    borderRadius: "sm",
    background: "ink.2",
    whiteSpace: "pre-line",
  }),
);

/** In the lower corner where lines begin, away from what is pressed at their end, and above whatever is open. */
export const Corner = chakra(
  "section",
  {},
  withCss({
    position: "fixed",
    insetBlockEnd: "calc(1rem + var(--tabs, 0px))",
    insetInlineStart: "4",
    zIndex: "90",
    display: "grid",
    gap: "3",
    inlineSize: "min(24rem, calc(100vw - 2rem))",
    pointerEvents: "none",
    // On phones what is pressed stands at the lower edge.
    [mediaBelow.sm]: {
      insetBlock: "calc(var(--banner, 0px) + 4.5rem) auto",
      insetInline: "0.75rem",
      inlineSize: "auto",
      // Below the short notices, while there is one.
      "html:has(.kit-toast[data-state=open]) &": { insetBlockStart: "calc(var(--banner, 0px) + 9rem)" },
    },
  }),
);

/** The notice of a badge that was earned. */
export const EarningAnimation = chakra(
  "article",
  {},
  withCss({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "start",
    gap: { base: "0.9rem", smDown: "0.7rem" },
    padding: { base: "0.9rem", smDown: "0.7rem" },
    overflow: "clip",
    border: "1px solid var(--accent-line)",
    borderRadius: "lg",
    background: "raised",
    color: "fg",
    boxShadow: "float",
    pointerEvents: "auto",
    animation: "badge-come 320ms cubic-bezier(0.2, 0.9, 0.3, 1.2)",
  }),
);
