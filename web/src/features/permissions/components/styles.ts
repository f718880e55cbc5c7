/** The elements of rules that have a look of their own. */
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

/** What else is said of a rule, beside it. */
export const Aside = chakra(
  "span",
  {},
  withCss({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4rem",
    flex: { base: "1", sm: "none" },
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    "& svg": { inlineSize: "15px", blockSize: "15px" },
  }),
);

/** One of what a search offers. */
export const Offered = chakra(
  "div",
  {},
  withCss({
    display: "flex",
    alignItems: "center",
    gap: "2",
    inlineSize: "100%",
    padding: "0.45rem 0.6rem",
    borderRadius: "sm",
    textAlign: "start",
    cursor: "pointer",
    "& svg": { inlineSize: "15px", blockSize: "15px" },
    "&:hover, &[aria-selected=true]": { background: "accent.tint", color: "accent.text" },
  }),
);

/** What a search offers, over what stands below its field. */
export const Offers = chakra(
  "div",
  {},
  withCss({
    position: "absolute",
    insetInline: "0",
    insetBlockStart: "calc(100% + 4px)",
    zIndex: "5",
    maxBlockSize: "64",
    overflow: "auto",
    padding: "0.3rem",
    border: "hairline",
    borderRadius: "md",
    background: "surface",
    boxShadow: "float",
  }),
);

/** One of the lists of people below a rule. */
export const ListTab = chakra(
  "button",
  {},
  withCss({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.45rem",
    padding: "0.25rem 0.7rem",
    border: "hairline",
    borderRadius: "full",
    background: "surface",
    fontSize: "sm",
    "&[aria-pressed=true]": { borderColor: "accent.line", background: "accent.tint" },
  }),
);

/** What was asked of somebody, each met or not. */
export const Reasons = chakra(
  "ul",
  {},
  withCss({
    display: "grid",
    gap: "0.3rem",
    fontSize: "sm",
    "& li": { display: "flex", gap: "0.45rem", color: "fg.muted" },
    "& svg": { inlineSize: "15px", blockSize: "15px", marginBlockStart: "2px", color: "bad.text" },
    "& [data-met] svg": { color: "good.text" },
    "& strong": { fontWeight: "550", color: "fg" },
  }),
);
