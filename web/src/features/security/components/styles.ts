/** Lines of what there is, each with its action at the end. */
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

export const Item = chakra(
  "li",
  {},
  withCss({
    display: "flex",
    flexWrap: { smDown: "wrap" },
    alignItems: "center",
    gap: "0.9rem",
    "& > svg": { flex: "none", inlineSize: "20px", blockSize: "20px", color: "fg.muted" },
  }),
);

export const ItemText = chakra(
  "div",
  {},
  withCss({
    flex: { base: "1 1 60%", sm: "1" },
    display: "grid",
    gap: "0.15rem",
    minInlineSize: "0",
    overflowWrap: "anywhere",
  }),
);

/** What it is, and its badges. */
export const Named = chakra(
  "p",
  {},
  withCss({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.35rem 0.6rem",
    minInlineSize: "0",
    overflowWrap: "anywhere",
  }),
);
