/** Whether a logo can be seen on the ground that it stands on, and which plate helps where it cannot. */
export type LogoPlate = "light" | "dark";
type Rgb = readonly [number, number, number];

/** A pixel below this contrast is as good as invisible. */
const VISIBLE = 1.8;
/** Up to so much of a logo may be lost: shadows, a thin outline. */
const MAX_LOST_SHARE = 0.2;
/** Pixels that are more see-through than this are the ground. */
const OPAQUE_ALPHA = 100;

/** Rounded corners are no open ground. */
const EDGES = 0.04;

const plates: Record<LogoPlate, Rgb> = { light: [255, 255, 255], dark: [21, 23, 31] };

const linear = Array.from({ length: 256 }, (_, channel) => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);

/** How much of a picture disappears on a ground, 0 to 1. */
function unreadableShare(pixels: Uint8ClampedArray, background: Rgb): number {
  const behind = luminance(background) + 0.05;
  let [solid, removed] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < OPAQUE_ALPHA) continue;
    solid += 1;
    const own = luminance([pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]) + 0.05;
    if (Math.max(own, behind) / Math.min(own, behind) < VISIBLE) removed += 1;
  }
  return solid === 0 ? 0 : removed / solid;
}

/** Nothing of a picture lets the ground through: it brought its own. */
function isOpaque(pixels: Uint8ClampedArray): boolean {
  let open = 0;
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) < OPAQUE_ALPHA) open += 1;
  return open * 4 <= pixels.length * EDGES;
}

/** The plate that a logo needs on a ground; none where it can be seen as it is, or where no plate would show more of it. */
export function plateFor(pixels: Uint8ClampedArray, background: Rgb): LogoPlate | null {
  if (isOpaque(pixels)) return null;
  const asIs = unreadableShare(pixels, background);
  if (asIs <= MAX_LOST_SHARE) return null;
  const light = unreadableShare(pixels, plates.light);
  const dark = unreadableShare(pixels, plates.dark);
  const best: LogoPlate = light <= dark ? "light" : "dark";
  return Math.min(light, dark) < asIs ? best : null;
}

/** What an element stands on: the nearest ground that is painted. */
export function backgroundOf(element: Element): Rgb {
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const [r, g, b, alpha = 1] =
      getComputedStyle(at)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    if (r !== undefined && g !== undefined && b !== undefined && alpha > 0.5) return [r, g, b];
  }
  return plates.light;
}

const SIDE = 48;

/** A small copy of a picture's pixels; none where the browser keeps them to itself. */
export function pixelsOf(picture: HTMLImageElement): Uint8ClampedArray | null {
  if (picture.naturalWidth === 0) return null;
  const canvas = document.createElement("canvas");
  const scale = SIDE / Math.max(picture.naturalWidth, picture.naturalHeight);
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  try {
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? null;
  } catch {
    return null;
  }
}
