/** What is worked on, and beside it what belongs to it: one below the other where there is no room for both. */
import type { ReactNode } from "react";
import { Box, Grid } from "../layout/layout";

type Props = {
  children: ReactNode;
  aside: ReactNode;
  /** How the room is shared; the aside is never narrower than what its content needs. */
  share?: "third" | "two fifths" | "half";
  /** The aside stays in sight while the other is scrolled. */
  sticky?: boolean;
  gap?: "4" | "5";
};

const shares = {
  third: "minmax(0, 2fr) minmax(18rem, 1fr)",
  "two fifths": "minmax(0, 3fr) minmax(0, 2fr)",
  half: "minmax(0, 1.25fr) minmax(20rem, 1fr)",
};

export function TwoColumns({ children, aside, share = "third", sticky, gap = "5" }: Props) {
  // Where both are wide, they need a wider page.
  const from = share === "half" ? "xl" : "lg";
  return (
    <Grid gap={gap} alignItems="start" templateColumns={{ base: "minmax(0, 1fr)", [from]: shares[share] }}>
      <Box minInlineSize="0">{children}</Box>
      <Box
        minInlineSize="0"
        {...(sticky
          ? {
              position: { base: "static", [from]: "sticky" },
              insetBlockStart: "calc(var(--top, 64px) + 1.25rem)",
            }
          : {})}
      >
        {aside}
      </Box>
    </Grid>
  );
}
