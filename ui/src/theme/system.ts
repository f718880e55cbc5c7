/** The Chakra system: the kit's recipes instead of the preset's, tokens that point at the kit's CSS variables. */

import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { overlayRecipes } from "./recipes/overlay";
import { widths } from "./widths";

const value = (v: string) => ({ value: v });
const variables = (names: readonly string[], prefix = "") =>
  Object.fromEntries(names.map((name) => [name, value(`var(--${prefix}${name})`)]));
const steps = (prefix: string) =>
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, value(`var(--${prefix}-${i + 1})`)]));

const spacing = Object.fromEntries(
  [
    0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64,
  ].map((n) => [n, value(`${n * 0.25}rem`)]),
);

const config = defineConfig({
  preflight: false,
  theme: {
    slotRecipes: overlayRecipes,
    breakpoints: Object.fromEntries(Object.entries(widths).map(([name, px]) => [name, `${px / 16}rem`])),
    tokens: {
      spacing,
      sizes: { ...spacing, full: value("100%"), prose: value("68ch"), container: value("70rem") },
      fonts: { body: value("var(--font)"), heading: value("var(--font)"), mono: value("var(--font-mono)") },
      fontSizes: {
        xs: value("0.75rem"),
        sm: value("0.8125rem"),
        md: value("0.875rem"),
        lg: value("1rem"),
        xl: value("1.125rem"),
        "2xl": value("1.375rem"),
        "3xl": value("1.625rem"),
      },
      fontWeights: { normal: value("400"), medium: value("500"), semibold: value("600"), bold: value("650") },
      lineHeights: { tight: value("1.25"), normal: value("1.5"), relaxed: value("1.65") },
      radii: { sm: value("6px"), md: value("8px"), lg: value("12px"), full: value("999px") },
      shadows: {
        card: value("var(--shadow-card)"),
        lift: value("var(--shadow-lift)"),
        float: value("var(--shadow-float)"),
      },
      borders: { hairline: value("1px solid var(--line)") },
      colors: {
        page: value("var(--page)"),
        surface: value("var(--surface)"),
        raised: value("var(--raised)"),
        inset: value("var(--inset)"),
        line: { DEFAULT: value("var(--line)"), strong: value("var(--line-strong)") },
        fg: { DEFAULT: value("var(--fg)"), ...variables(["muted", "subtle"], "fg-") },
        accent: {
          DEFAULT: value("var(--accent)"),
          on: value("var(--on-accent)"),
          ...variables(["text", "strong", "tint", "soft", "line", "shape"], "accent-"),
          ...steps("accent"),
        },
        second: {
          DEFAULT: value("var(--second)"),
          ...variables(["text", "tint", "shape"], "second-"),
          ...steps("second"),
        },
        ink: steps("ink"),
        good: { DEFAULT: value("var(--good)"), ...variables(["text", "tint", "line"], "good-") },
        warn: { DEFAULT: value("var(--warn)"), ...variables(["text", "tint", "line"], "warn-") },
        bad: { DEFAULT: value("var(--bad)"), ...variables(["text", "tint", "line"], "bad-") },
        info: { DEFAULT: value("var(--info)"), ...variables(["text", "tint", "line"], "info-") },
      },
    },
  },
});

export const system = createSystem(defaultBaseConfig, config);
