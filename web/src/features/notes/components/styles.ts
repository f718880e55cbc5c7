/** The elements of notes that have a look of their own. The cards, of which there are many, have theirs in notes.css. */
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

/** How wide what is chosen from is. */
export const CHOICE_WIDTH = "min(17rem, calc(100vw - 4rem))";

/** To one of the views, or to a label. */
export const ViewLink = chakra(
  "a",
  {},
  withCss({
    display: "flex",
    alignItems: "center",
    gap: "3",
    minBlockSize: "10",
    paddingInline: "3",
    borderRadius: "md",
    color: "fg",
    overflowWrap: "anywhere",
    "&:hover": { background: "ink.2" },
    "&[aria-current]": { background: "accent.tint", fontWeight: "semibold" },
    "& svg": { flex: "none", inlineSize: "1.125rem", blockSize: "1.125rem", color: "fg.muted" },
  }),
);

export const Count = chakra(
  "span",
  {},
  withCss({
    marginInlineStart: "auto",
    color: "fg.muted",
    fontSize: "sm",
    fontWeight: "normal",
    fontVariantNumeric: "tabular-nums",
  }),
);

/** The line that waits for a note. */
export const ComposerButton = chakra(
  "button",
  {},
  withCss({
    flex: "1",
    padding: "0.75rem 1rem",
    borderRadius: "lg",
    color: "fg.muted",
    fontSize: "0.9375rem",
    textAlign: "start",
    cursor: "text",
  }),
);

/** Makes one more. */
export const AddButton = chakra(
  "button",
  {},
  withCss({
    display: "flex",
    alignItems: "center",
    gap: "2",
    minBlockSize: "9",
    paddingInline: "0.1rem 0.6rem",
    borderRadius: "sm",
    color: "fg.muted",
    textAlign: "start",
    overflowWrap: "anywhere",
    "&:hover": { color: "fg" },
    "& svg": { flex: "none", inlineSize: "1rem", blockSize: "1rem" },
  }),
);

/** A usual moment to be reminded at. */
export const ReminderPreset = chakra(
  "button",
  {},
  withCss({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "4",
    inlineSize: "100%",
    minBlockSize: "9",
    paddingInline: "0.4rem",
    borderRadius: "sm",
    textAlign: "start",
    "&:hover": { background: "ink.2" },
  }),
);

/** The picture of a note that is written, with the way to take it off. */
export const PictureFrame = chakra(
  "div",
  {},
  withCss({
    position: "relative",
    "& img": {
      inlineSize: "100%",
      blockSize: "auto",
      maxBlockSize: "24rem",
      borderRadius: "md",
      objectFit: "contain",
      background: "ink.2",
    },
    "& > .kit-btn": {
      position: "absolute",
      insetBlockStart: "2",
      insetInlineEnd: "2",
      background: "surface",
    },
  }),
);
