/** Words on the page: text, headings, small capitals. */
import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";

const ParagraphBase = chakra("p");
const HeadingBase = chakra("h2");

export type TextProps = ComponentProps<typeof ParagraphBase> & { muted?: boolean; small?: boolean };

export function Text({ muted, small, ...props }: TextProps) {
  return (
    <ParagraphBase color={muted ? "fg.muted" : undefined} fontSize={small ? "sm" : undefined} {...props} />
  );
}

const sizes = { 1: "3xl", 2: "lg", 3: "md" } as const;

export type HeadingProps = ComponentProps<typeof HeadingBase> & { level?: 1 | 2 | 3 };

export function Heading({ level = 2, ...props }: HeadingProps) {
  return (
    <HeadingBase
      as={`h${level}` as "h2"}
      fontSize={sizes[level]}
      fontWeight={level === 1 ? "bold" : "semibold"}
      letterSpacing={level === 1 ? "-0.02em" : "-0.005em"}
      lineHeight="tight"
      {...props}
    />
  );
}
