/** Colour arithmetic: sRGB hex to OKLCH and back, WCAG contrast, and the search for a readable foreground. */

export type Oklch = { l: number; c: number; h: number };
type Rgb = [number, number, number];

export function isHex(value: unknown): value is string {
  return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
}

function hexToRgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function toLinear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function toGamma(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = hexToRgb(hex).map(toLinear) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: lightness, c: Math.hypot(a, bb), h: hue < 0 ? hue + 360 : hue };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((x) => x >= -0.0005 && x <= 1.0005);

/** The nearest displayable colour: lightness and hue stay, chroma gives way. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let rgb = toLinearRgb({ ...colour, l });
  if (!inGamut(rgb)) {
    let low = 0;
    let high = colour.c;
    for (let i = 0; i < 18; i++) {
      const mid = (low + high) / 2;
      if (inGamut(toLinearRgb({ l, c: mid, h: colour.h }))) low = mid;
      else high = mid;
    }
    rgb = toLinearRgb({ l, c: low, h: colour.h });
  }
  const bytes = rgb.map((x) => Math.round(Math.min(1, Math.max(0, toGamma(x))) * 255));
  return `#${bytes.map((x) => x.toString(16).padStart(2, "0")).join("")}`;
}

function luminance(hex: string): number {
  const [r, g, b] = hexToRgb(hex).map(toLinear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const lowestContrast = (hex: string, against: readonly string[]) =>
  Math.min(...against.map((other) => contrast(hex, other)));

/**
 * The colour nearest to `wanted` whose contrast with every ground is at least `ratio`.
 * Moves lightness only, away from the grounds; ends at black or white when nothing else is readable.
 */
export function withContrast(requested: string, backgrounds: readonly string[], ratio: number): string {
  if (lowestContrast(requested, backgrounds) >= ratio) return requested;
  const { c, h, l } = toOklch(requested);
  const up = lowestContrast("#ffffff", backgrounds);
  const down = lowestContrast("#000000", backgrounds);
  const end = up >= down ? 1 : 0;
  if (Math.max(up, down) < ratio) return end ? "#ffffff" : "#000000";
  let near = 0;
  let far = 1;
  for (let i = 0; i < 20; i++) {
    const mid = (near + far) / 2;
    const candidate = toHex({ l: l + (end - l) * mid, c: c * (1 - 0.4 * mid), h });
    if (lowestContrast(candidate, backgrounds) >= ratio) far = mid;
    else near = mid;
  }
  return toHex({ l: l + (end - l) * far, c: c * (1 - 0.4 * far), h });
}

/** An opaque blend of two colours, `share` of the first. */
export function mix(a: string, b: string, share: number): string {
  const x = hexToRgb(a);
  const y = hexToRgb(b);
  const bytes = x.map((channel, i) => Math.round(channel * share + (y[i] ?? 0) * (1 - share)));
  return `#${bytes.map((n) => n.toString(16).padStart(2, "0")).join("")}`;
}

export const isDark = (hex: string) => toOklch(hex).l < 0.62;
