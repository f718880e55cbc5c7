/** Layout settings (specification, section 3): how the frame around the screens is laid out. What is not known falls back. */

const styles = ["layout1", "layout2", "layout3"] as const;
const flag = [true, false] as const;
const display = { display: flag };
const bar = { display: flag, position: ["above", "below"], style: ["fixed", "static"] } as const;

/** Every setting, and what it may be. */
export const choices = {
  navbar: { display: flag, position: ["left", "right"], folded: flag },
  toolbar: bar,
  footer: bar,
  leftSidePanel: display,
  rightSidePanel: display,
  mode: ["boxed", "fullwidth", "container"],
  scroll: ["body", "content"],
} as const;

type Shape = readonly unknown[] | { readonly [key: string]: Shape };
type Values<S> = S extends readonly (infer Item)[] ? Item : { -readonly [Key in keyof S]: Values<S[Key]> };
type PartialDeep<T> = { [Key in keyof T]?: T[Key] extends object ? Partial<T[Key]> : T[Key] };

export type LayoutStyle = (typeof styles)[number];
export type LayoutConfig = Values<typeof choices>;
/** Some settings, to be laid over others: by a screen, or by one choice. */
export type LayoutChange = PartialDeep<LayoutConfig>;
export type Layout = { style: LayoutStyle; config: LayoutConfig };

const defaultLayout: LayoutConfig = {
  navbar: { display: true, position: "left", folded: true },
  toolbar: { display: true, position: "below", style: "fixed" },
  footer: { display: false, position: "below", style: "static" },
  leftSidePanel: { display: false },
  rightSidePanel: { display: true },
  mode: "fullwidth",
  scroll: "content",
};

/** What each style begins with. */
export const defaults: Record<LayoutStyle, LayoutConfig> = {
  layout1: defaultLayout,
  layout2: { ...defaultLayout, mode: "boxed" },
  layout3: { ...defaultLayout, toolbar: { ...defaultLayout.toolbar, position: "above" }, mode: "container" },
};

export { styles as layoutStyles };

const childValue = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;

function read<S extends Shape>(shape: S, value: unknown, otherwise: Values<S>): Values<S> {
  if (Array.isArray(shape)) return (shape.includes(value) ? value : otherwise) as Values<S>;
  const parts = Object.entries(shape as Record<string, Shape>).map(([key, part]) => [
    key,
    read(part, childValue(value, key), childValue(otherwise, key) as Values<Shape>),
  ]);
  return Object.fromEntries(parts) as Values<S>;
}

/** `change` laid over `config`. */
export const applyLayoutChange = (config: LayoutConfig, change: unknown): LayoutConfig =>
  read(choices, change, config);

/** The layout out of what was kept, be that complete, from an older version, or nonsense; `begins`: where nothing was. */
export function readLayout(stored: unknown, begins: LayoutChange = {}): Layout {
  const style = read(styles, childValue(stored, "style"), "layout1") as LayoutStyle;
  return { style, config: applyLayoutChange(restyled(style, begins).config, childValue(stored, "config")) };
}

/** Another style begins with its own defaults. */
export const restyled = (style: LayoutStyle, begins: LayoutChange = {}): Layout => ({
  style,
  config: applyLayoutChange(defaults[style], begins),
});
