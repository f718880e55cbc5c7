/** Lines of text that are as high as what stands in them. */

import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import type { Ref, TextareaHTMLAttributes } from "react";

/** The words themselves give the field its height. */
const SizedBox = chakra(
  "div",
  {},
  withCss({
    display: "grid",
    "&[data-title]": { fontSize: "1.0625rem", fontWeight: "semibold" },
    "& > *": {
      gridArea: "1 / 1",
      inlineSize: "100%",
      padding: "0.2rem 0.25rem",
      lineHeight: "1.5",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
    "&:not([data-title]) > *": { minBlockSize: "3.4rem" },
    "& > [aria-hidden]": { visibility: "hidden" },
    "& textarea": {
      resize: "none",
      overflow: "hidden",
      borderRadius: "sm",
      background: "transparent",
      color: "fg",
    },
    "& textarea::placeholder": { color: "fg.muted" },
  }),
);

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  value: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** In the size of a title. */
  isTitle?: boolean;
};

export function GrowingTextArea({ isTitle, ...rest }: Props) {
  return (
    <SizedBox data-title={isTitle || undefined}>
      {/* The same words give the place its height. */}
      <div aria-hidden="true">{`${rest.value}\n`}</div>
      <textarea {...rest} dir="auto" rows={1} />
    </SizedBox>
  );
}
