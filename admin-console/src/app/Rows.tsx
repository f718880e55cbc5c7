/** A list of what a card is about, a line each: its name, marked `data-part="name"`, what is said of it, and what can be done. */

import { Lines, type LinesProps } from "@learnt/ui/layout/Lines";
import { mediaBelow } from "@learnt/ui/theme/widths";

/** Of all lines at once: there can be many. */
const rowStyle = {
  "& > li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.375rem 0.75rem" },
  "& [data-part=name]": { flex: "1", minInlineSize: "10rem", overflowWrap: "anywhere" },
  // On a phone what is said of it stands below.
  [mediaBelow.sm]: { "& [data-part=name]:not(* + *)": { flexBasis: "100%" } },
} as const;

export const Rows = (props: LinesProps) => <Lines pad="2" css={rowStyle} {...props} />;
