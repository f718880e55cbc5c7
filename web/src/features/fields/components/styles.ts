/** The looks of the lists of fields. */

import { movable } from "@learnt/ui/layout/Lines";
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import { mediaBelow } from "@learnt/ui/theme/widths";

const narrowScreen = mediaBelow.md;

/** What is said of a field, beside each other. */
const facts = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.1rem 0.9rem",
  color: "fg.muted",
  fontSize: "sm",
  overflowWrap: "anywhere",
} as const;

export const FieldFacts = chakra("span", {}, withCss(facts));

/** The rows of a team's fields, of all of them at once, for there can be many. */
export const fieldRows = {
  "& > li": {
    ...movable,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "0.5rem 0.75rem",
  },
  "& > li:has(> [data-part=handle])": { gridTemplateColumns: "auto minmax(0, 1fr) auto" },
  "& [data-part=handle]": { display: "grid", color: "fg.muted", cursor: "grab" },
  "& [data-part=what]": { display: "grid", gap: "0.2rem", minInlineSize: "0" },
  "& [data-part=name]": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.35rem 0.6rem",
    overflowWrap: "anywhere",
  },
  "& [data-part=facts]": facts,
  "& [data-part=actions]": {
    display: "flex",
    gap: "0.15rem",
    [narrowScreen]: { gridColumn: "1 / -1", justifyContent: "flex-end" },
  },
};

/** What people may do with a field: its name, the choice, and whether it is required. */
export const Rule = chakra(
  "li",
  {},
  withCss({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(7rem, auto)",
    alignItems: "center",
    gap: "0.5rem 1rem",
    minBlockSize: "3.25rem",
    "& > .kit-choice-set": { margin: "0" },
    "& > .kit-badge": { justifySelf: "start" },
    [narrowScreen]: { gridTemplateColumns: "minmax(0, 1fr)" },
  }),
);
