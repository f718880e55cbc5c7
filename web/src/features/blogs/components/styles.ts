/** The elements of entries and products that have a look of their own. */

import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

/** A category or a tag. */
export const TagLink = chakra(
  "a",
  {},
  withCss({
    display: "inline-block",
    padding: "0.1rem 0.6rem",
    border: "hairline",
    borderRadius: "full",
    fontSize: "sm",
    color: "fg.muted",
    textDecoration: "none",
    overflowWrap: "anywhere",
    "&:hover": { background: "ink.2" },
  }),
);

export const NeighbourLink = chakra(
  "a",
  {},
  withCss({
    display: "flex",
    alignItems: "center",
    gap: "3",
    padding: "0.85rem 1rem",
    border: "hairline",
    borderRadius: "md",
    background: "surface",
    color: "fg",
    textDecoration: "none",
    minInlineSize: "0",
    transition: "border-color var(--quick)",
    "&:hover": { borderColor: "accent.line" },
    "& span": { flex: "1", minInlineSize: "0", overflowWrap: "anywhere" },
    "& small": { display: "block", color: "fg.muted" },
    "& svg": { flex: "none", inlineSize: "18px", blockSize: "18px" },
  }),
);

/** Around the picture that is shown. */
export const PictureFrame = chakra(
  "div",
  {},
  withCss({
    overflow: "hidden",
    border: "hairline",
    borderRadius: "lg",
    background: "ink.2",
    "& > *": { display: "block", inlineSize: "100%" },
    "& > img": { maxBlockSize: "30rem", objectFit: "contain" },
  }),
);

export const ThumbnailButton = chakra(
  "button",
  {},
  withCss({
    inlineSize: "4.5rem",
    blockSize: "14",
    overflow: "hidden",
    border: "2px solid var(--line)",
    borderRadius: "sm",
    "&[aria-pressed=true]": { borderColor: "accent.shape" },
    "& img": { inlineSize: "100%", blockSize: "100%", objectFit: "cover" },
  }),
);
