import type { SystemStyleObject } from "@chakra-ui/react";

/**
 * The look of an element of one screen: `const Row = chakra("button", {}, look({ … }))`. A recipe's `base` would be in a
 * cascade layer, and everything in base.css, the margins, paddings and borders of nothing too, wins over a layer.
 */
export const withCss = (css: SystemStyleObject) => ({ defaultProps: { css } });
