/** Rows of kinds and channels, and the fields of times. */

import { chakra, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { withCss } from "@learnt/ui/layout/withCss";
import { mediaBelow } from "@learnt/ui/theme/widths";

export const NARROW = mediaBelow.md;

/** A kind and its channels; `data-wide` with more said of them, `data-head` the names of the columns. */
export const Row = chakra(
  "fieldset",
  {},
  withCss({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 7rem 13rem",
    alignItems: "center",
    gap: "0.5rem 1rem",
    paddingBlock: "0.8rem",
    "& + &": { borderBlockStart: "hairline" },
    "&[data-wide]": { gridTemplateColumns: "minmax(0, 1fr) 12.5rem 17.5rem", alignItems: "start" },
    "&[data-head]": { paddingBlockStart: "0", color: "fg.muted", fontSize: "sm" },
    [NARROW]: {
      "&, &[data-wide]": { gridTemplateColumns: "minmax(0, 1fr)" },
      "&[data-head]": { display: "none" },
    },
  }),
);

export function KindName({ name, about }: { name: string; about: string }) {
  return (
    <Grid as="span" minInlineSize="0">
      <Text as="strong" fontWeight="semibold">
        {name}
      </Text>
      <Text as="small" muted>
        {about}
      </Text>
    </Grid>
  );
}

export const Fields = chakra(
  "div",
  {},
  withCss({ display: "grid", gap: "5", "& .kit-select": { maxInlineSize: "26rem" } }),
);
