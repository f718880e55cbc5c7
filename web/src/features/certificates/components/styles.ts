/** The elements around certificates that have a look of their own. */

import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

/** One of one's own, which opens its page. */
export const Opening = chakra(
  "a",
  {},
  withCss({
    display: "flex",
    alignItems: "center",
    gap: "0.85rem",
    flex: "1",
    minInlineSize: "0",
    blockSize: "100%",
    padding: "0.85rem",
    border: "hairline",
    borderRadius: "md",
    transition: "background var(--quick)",
    "&:hover": { background: "ink.2" },
  }),
);

/** The page of a certificate; printed, it is the sheet alone. */
export const PageFrame = chakra(
  "div",
  {},
  withCss({
    display: "grid",
    gridTemplateColumns: "min(66rem, 100%)",
    alignContent: "start",
    justifyContent: "center",
    gap: "5",
    minBlockSize: "100dvh",
    padding: "clamp(1rem, 3vw, 2rem)",
    "@media print": {
      display: "block",
      minBlockSize: "0",
      padding: "0",
      "& > :not(.certificate-paper)": { display: "none" },
    },
  }),
);

/** Columns for four short fields, as many beside each other as there is room for. */
export const fourColumns = "repeat(auto-fit, minmax(7.5rem, 1fr))";

/** A choice that takes the room beside its button. */
export const selectRow = { "& > .kit-select": { flex: "1", minInlineSize: "8rem" } };

/** As many of one's own beside each other as there is room for. */
export const columns = {
  "& > ul": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
    gap: "3",
  },
};
