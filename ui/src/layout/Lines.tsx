/** A list whose lines are parted by hairlines, and what is seen of a line that is moved by hand. */
import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ComponentProps } from "react";

const List = chakra("ul");

export type LinesProps = Omit<ComponentProps<typeof List>, "css"> & {
  /** The room above and below each line. */
  pad?: string | undefined;
  /** The first line begins and the last one ends where the list does. */
  flush?: boolean;
  /** The look of what is in the lines, of all of them at once. */
  css?: SystemStyleObject;
};

export function Lines({ pad, flush, css, ...props }: LinesProps) {
  const lines: SystemStyleObject = {
    "& > li": { paddingBlock: pad },
    "& > li + li": { borderBlockStart: "hairline" },
    ...(flush && {
      "& > li:first-of-type": { paddingBlockStart: "0" },
      "& > li:last-of-type": { paddingBlockEnd: "0" },
    }),
  };
  return <List css={css ? [lines, css] : lines} {...props} />;
}

/** With `data-dragging` while it is moved, and `data-over` (top, bottom) where what is moved would come to lie. */
export const movable: SystemStyleObject = {
  position: "relative",
  "&[data-dragging]": { opacity: "0.5" },
  "&[data-over=top]::before, &[data-over=bottom]::after": {
    position: "absolute",
    insetInline: "0",
    blockSize: "2px",
    background: "accent.shape",
    content: '""',
  },
  "&[data-over=top]::before": { insetBlockStart: "-1px" },
  "&[data-over=bottom]::after": { insetBlockEnd: "-1px" },
};
