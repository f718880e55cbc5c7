/** The widths at which the layout changes (specification, section 9): style props know them by these names, and nothing else has others. */
export const widths = { sm: 576, md: 768, tab: 992, lg: 1024, xl: 1200 } as const;

type Width = keyof typeof widths;

/** The widest that is still below one of them, in pixels; a hair under it, so that a width is never on both sides. */
export const maxWidthBelow = (width: Width): number => widths[width] - 0.02;

/** For `matchMedia`. */
export const narrowerThan = (width: Width) => `(max-width: ${maxWidthBelow(width)}px)`;
export const atLeast = (width: Width) => `(min-width: ${widths[width]}px)`;

/** The same as keys of styles, which have to be written out. */
export const mediaBelow = {
  sm: "@media (max-width: 575.98px)",
  md: "@media (max-width: 767.98px)",
  tab: "@media (max-width: 991.98px)",
  lg: "@media (max-width: 1023.98px)",
  xl: "@media (max-width: 1199.98px)",
} as const satisfies Record<Width, string>;
