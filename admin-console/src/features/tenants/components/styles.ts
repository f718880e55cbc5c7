/** The elements of tenants that have a look of their own. */

import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import { mediaBelow } from "@learnt/ui/theme/widths";

const form = mediaBelow.lg;

/** The form, and beside it what it leads to. */
export const twoColumnGrid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 22rem",
  gap: "6",
  [form]: { gridTemplateColumns: "minmax(0, 1fr)" },
};

/** It stays in sight while the form is filled in. */
export const stickyCard = {
  alignSelf: "start",
  position: "sticky",
  insetBlockStart: "20",
  [form]: { position: "static" },
} as const;

/** What was done one after another: each with its sign by its status, its name and what is said of it. */
export const StepList = chakra(
  "ol",
  {},
  withCss({
    "& > li": { display: "flex", alignItems: "flex-start", gap: "3", paddingBlock: "0.6875rem" },
    "& > li + li": { borderBlockStart: "hairline" },
    "& > li > svg, & > li > .kit-spinner": {
      flex: "none",
      inlineSize: "18px",
      blockSize: "18px",
      marginBlockStart: "1px",
      color: "fg.subtle",
    },
    "& > [data-status=done] > svg": { color: "good.text" },
    "& > [data-status=failed] > svg": { color: "bad.text" },
    "& > [data-status=running] > .kit-spinner": { color: "accent.text" },
    "& [data-part=text]": { display: "grid", flex: "1", gap: "0.5", minInlineSize: "0" },
    "& [data-part=name]": { fontWeight: "medium" },
    "& > [data-status=pending] [data-part=name]": { color: "fg.muted", fontWeight: "normal" },
    "& [data-part=detail]": { color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere" },
    "& [data-part=state]": {
      display: "flex",
      flex: "none",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      gap: "0.125rem 0.75rem",
      color: "fg.muted",
      fontSize: "xs",
      lineHeight: "1.25rem",
    },
    "& time": { minInlineSize: "3.5rem", fontVariantNumeric: "tabular-nums", textAlign: "end" },
  }),
);

/** Names and what is known of each, in columns of at least this width. */
export const factGrid = (min: string) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${min}, 1fr))`,
  gap: "0.875rem 1.5rem",
  "& dd": { marginBlockStart: "0.5", overflowWrap: "anywhere" },
});

/** A page in the window of a browser, half as large. In it are other colours than around it: the tokens have those of the page. */
export const Window = chakra(
  "figure",
  {},
  withCss({
    overflow: "hidden",
    border: "1px solid var(--line)",
    borderRadius: "lg",
    background: "var(--page)",
    color: "var(--fg)",
    boxShadow: "var(--shadow-lift)",
    "& > figcaption": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minBlockSize: "9",
      paddingInline: "3",
      borderBlockEnd: "1px solid var(--line)",
      background: "var(--surface)",
      color: "var(--fg-muted)",
      fontSize: "xs",
    },
    "& > figcaption::before": {
      flex: "none",
      inlineSize: "39px",
      blockSize: "13px",
      background:
        "radial-gradient(circle, var(--line-strong) 3.5px, transparent 4px) 0 50% / 13px 13px repeat-x",
      content: '""',
    },
    "& > figcaption > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& > div": { blockSize: "25rem", overflow: "hidden" },
    "& .kit-auth": {
      inlineSize: "200%",
      blockSize: "50rem",
      minBlockSize: "0",
      transform: "scale(0.5)",
      transformOrigin: "top left",
    },
    "[dir=rtl] &": { "& .kit-auth": { transformOrigin: "top right" } },
    "& .kit-auth-picture": { position: "static", blockSize: "100%" },
  }),
);
