/** From four team colours to every CSS variable of the kit, for light and for dark, with contrast solved. */
import { contrast, isDark, isHex, mix, toHex, toOklch, withContrast } from "./color";

export type Mode = "light" | "dark";

export type BrandColours = {
  primaryColor: string;
  secondaryColor: string;
  sidebarBackgroundColor: string;
  topHeaderBackgroundColor: string;
};

export const defaultColours: BrandColours = {
  primaryColor: "#4f46e5",
  secondaryColor: "#0d9488",
  sidebarBackgroundColor: "#13132b",
  topHeaderBackgroundColor: "#ffffff",
};

/** Text has at least this contrast with what it sits on; a little more than WCAG AA asks for. */
export const READABLE = 4.6;
/** Shapes that carry meaning (bars, icons, rings) have at least this much. */
const VISIBLE = 3;

/** The neutral ink scale, 1 (page) to 12 (text), per mode. */
export const ink: Record<Mode, readonly string[]> = {
  light: [
    "#f7f8fa",
    "#f1f2f6",
    "#e9ebf0",
    "#e1e4ea",
    "#d6d9e2",
    "#c5c9d4",
    "#adb2c0",
    "#8b91a1",
    "#6d7383",
    "#5f6575",
    "#4a5060",
    "#15171f",
  ],
  dark: [
    "#0f1115",
    "#14171d",
    "#1b1f28",
    "#222732",
    "#2a303c",
    "#353c4a",
    "#465062",
    "#636c7e",
    "#8991a2",
    "#9aa1b0",
    "#b3b9c5",
    "#f2f3f6",
  ],
};

const surfaces: Record<Mode, { page: string; surface: string; raised: string }> = {
  light: { page: "#f7f8fa", surface: "#ffffff", raised: "#ffffff" },
  dark: { page: "#0f1115", surface: "#171a22", raised: "#1d212b" },
};

/** The hue of the neutral scale. */
const INK_HUE = 268;

const scaleLightness: Record<Mode, readonly number[]> = {
  light: [0.992, 0.978, 0.955, 0.925, 0.89, 0.845, 0.785, 0.7],
  dark: [0.19, 0.215, 0.255, 0.295, 0.335, 0.385, 0.45, 0.53],
};

/** Twelve steps of one colour: eight tints, the exact colour, its hover, readable text, strong text. */
export function scale(colour: string, mode: Mode): string[] {
  const { c, h, l } = toOklch(colour);
  const tints = scaleLightness[mode].map((lightness, i) => {
    const share = mode === "light" ? 0.1 + i * 0.1 : i < 2 ? 0.2 + i * 0.08 : 0.34 + i * 0.09;
    return toHex({ l: lightness, c: Math.min(c, 0.19) * share, h });
  });
  const { page, surface } = surfaces[mode];
  const backgrounds = [page, surface, tints[2] as string, tints[3] as string];
  const hover = toHex({ l: l > 0.5 ? l - 0.05 : l + 0.06, c, h });
  return [
    ...tints,
    colour,
    hover,
    withContrast(colour, backgrounds, READABLE),
    withContrast(colour, backgrounds, 7),
  ];
}

/** White or ink, whichever reads better on the fill. */
export function textColourOn(fill: string): string {
  const white = contrast("#ffffff", fill);
  return white >= READABLE || white >= contrast("#101217", fill) ? "#ffffff" : "#101217";
}

/** A bar's own ground: exact where it suits the mode, the same hue brought down where a light one would glare at night. */
function barBackground(colour: string, mode: Mode, darkLightness: number): string {
  if (mode === "light" || isDark(colour)) return colour;
  const { c, h } = toOklch(colour);
  // A grey has no hue of its own: it takes that of the ink.
  return c < 0.012
    ? toHex({ l: darkLightness, c: 0.014, h: INK_HUE })
    : toHex({ l: darkLightness, c: Math.min(c, 0.02), h });
}

/**
 * A bar on the team's exact colour. Marked entries are lightened towards the text where there is contrast to spare;
 * on a middling colour they move away from it, so that the text stays readable on them.
 */
function bar(prefix: string, background: string, accent: string): Record<string, string> {
  const white = contrast("#ffffff", background);
  const black = contrast("#000000", background);
  const [text, other] = white >= black ? ["#ffffff", "#000000"] : ["#000000", "#ffffff"];
  const towards = Math.max(white, black) >= 9 ? text : other;
  const active = mix(towards, background, 0.14);
  const hover = mix(towards, background, 0.07);
  const field = mix(towards, background, 0.035);
  const backgrounds = [background, active, hover, field];
  return {
    [`--${prefix}-bg`]: background,
    [`--${prefix}-fg`]: withContrast(mix(text, background, 0.94), backgrounds, 7),
    [`--${prefix}-muted`]: withContrast(mix(text, background, 0.74), backgrounds, READABLE),
    [`--${prefix}-hover`]: hover,
    [`--${prefix}-field`]: field,
    [`--${prefix}-active`]: active,
    [`--${prefix}-line`]: mix(text, background, 0.11),
    [`--${prefix}-mark`]: withContrast(accent, [background], VISIBLE),
  };
}

const states = {
  good: "#15803d",
  warn: "#c2570c",
  bad: "#dc2626",
  info: "#2563eb",
} as const;

function stateVariables(mode: Mode): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, colour] of Object.entries(states)) {
    const steps = scale(colour, mode);
    out[`--${name}`] = colour;
    out[`--${name}-tint`] = steps[mode === "light" ? 2 : 2] as string;
    out[`--${name}-line`] = steps[mode === "light" ? 4 : 5] as string;
    out[`--${name}-text`] = steps[11] as string;
  }
  return out;
}

/** Colours from outside (a team's record, a form); what is no hex colour is taken from the palette or from the house. */
export function brandColours(
  from: Partial<Record<keyof BrandColours, unknown>> | undefined,
  palette: BrandColours = defaultColours,
): BrandColours {
  const pick = (key: keyof BrandColours) => {
    const value = from?.[key];
    return isHex(value) ? value.toLowerCase() : palette[key];
  };
  return {
    primaryColor: pick("primaryColor"),
    secondaryColor: pick("secondaryColor"),
    sidebarBackgroundColor: pick("sidebarBackgroundColor"),
    topHeaderBackgroundColor: pick("topHeaderBackgroundColor"),
  };
}

/** Parts of the frame that may have a look of their own. */
export type Bars = { navbar: BrandColours; toolbar: BrandColours; footer: BrandColours };

function barVariables({ navbar, toolbar, footer }: Bars, mode: Mode): Record<string, string> {
  const nav = barBackground(navbar.sidebarBackgroundColor, mode, 0.2);
  const head = barBackground(toolbar.topHeaderBackgroundColor, mode, 0.215);
  const foot = barBackground(footer.topHeaderBackgroundColor, mode, 0.215);
  return {
    ...bar("nav", nav, navbar.primaryColor),
    "--nav-badge": navbar.primaryColor,
    "--on-nav-badge": textColourOn(navbar.primaryColor),
    ...bar("head", head, toolbar.primaryColor),
    ...bar("foot", foot, footer.primaryColor),
  };
}

/** All variables of the kit for one team and one mode. Values are opaque hex. */
export function brandVariables(
  colours: BrandColours,
  mode: Mode,
  bars: Partial<Bars> = {},
): Record<string, string> {
  const accent = scale(colours.primaryColor, mode);
  const second = scale(colours.secondaryColor, mode);
  const { page, surface, raised } = surfaces[mode];
  const n = ink[mode];
  const out: Record<string, string> = {
    "--page": page,
    "--surface": surface,
    "--raised": raised,
    "--inset": mode === "light" ? "#f5f6f9" : "#12151b",
    "--line": n[mode === "light" ? 3 : 3] as string,
    "--line-strong": n[5] as string,
    "--fg": n[11] as string,
    "--fg-muted": withContrast(
      n[9] as string,
      [page, surface, n[1] as string, accent[1] as string],
      READABLE,
    ),
    "--fg-subtle": withContrast(
      n[8] as string,
      [page, surface, n[1] as string, accent[1] as string],
      READABLE,
    ),
    "--accent": colours.primaryColor,
    "--accent-hover": accent[9] as string,
    "--on-accent": textColourOn(colours.primaryColor),
    "--accent-text": accent[10] as string,
    "--accent-strong": accent[11] as string,
    "--accent-tint": accent[2] as string,
    "--accent-soft": accent[1] as string,
    "--accent-line": accent[5] as string,
    "--accent-shape": withContrast(colours.primaryColor, [surface, page], VISIBLE),
    "--second": colours.secondaryColor,
    "--on-second": textColourOn(colours.secondaryColor),
    "--second-text": second[10] as string,
    "--second-tint": second[2] as string,
    "--second-shape": withContrast(colours.secondaryColor, [surface, page], VISIBLE),
    ...barVariables({ navbar: colours, toolbar: colours, footer: colours, ...bars }, mode),
    ...stateVariables(mode),
  };
  n.forEach((value, i) => {
    out[`--ink-${i + 1}`] = value;
  });
  accent.forEach((value, i) => {
    out[`--accent-${i + 1}`] = value;
  });
  second.forEach((value, i) => {
    out[`--second-${i + 1}`] = value;
  });
  return out;
}
