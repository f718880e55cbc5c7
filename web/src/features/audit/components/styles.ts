/** The looks of the log. */
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";

/** In the table, of all rows at once: what several sign-ins are folded into, and those that are within. */
export const foldStyles = {
  "& [data-fold]": { marginInlineStart: "-0.25rem", maxInlineSize: "100%", textAlign: "start" },
  "& [data-within]": { paddingInlineStart: "5" },
};

/** A filter, and beside it, as one button, the way to be rid of it. */
export const Pair = chakra(
  "span",
  {},
  withCss({
    display: "inline-flex",
    maxInlineSize: "100%",
    "& > .kit-btn": { minInlineSize: "0" },
    "& > .kit-btn:not(:last-child)": { borderStartEndRadius: "0", borderEndEndRadius: "0" },
    "& > .kit-btn + .kit-btn": {
      marginInlineStart: "-1px",
      borderStartStartRadius: "0",
      borderEndStartRadius: "0",
    },
  }),
);

/** People who are found by a name. */
export const Found = chakra(
  "ul",
  {},
  withCss({
    margin: "0.5rem -0.5rem -0.5rem",
    "& .kit-menu-item": { inlineSize: "100%", textAlign: "start" },
    "& small": { display: "block", color: "fg.muted", fontSize: "xs" },
  }),
);
