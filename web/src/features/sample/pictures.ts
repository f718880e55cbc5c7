/** Pictures of the sample areas: drawn from a name, so that no file is shipped. */
import { makeRandom } from "./random";

const palettes: readonly (readonly [string, string, string])[] = [
  ["#1e3a5f", "#3b82f6", "#bfdbfe"],
  ["#14532d", "#22c55e", "#bbf7d0"],
  ["#581c87", "#a855f7", "#e9d5ff"],
  ["#7c2d12", "#f97316", "#fed7aa"],
  ["#134e4a", "#14b8a6", "#99f6e4"],
  ["#831843", "#ec4899", "#fbcfe8"],
  ["#713f12", "#eab308", "#fef08a"],
  ["#334155", "#64748b", "#cbd5e1"],
];

/** An address of a picture (SVG as data) that is always the same for the same name. */
export function picture(name: string, width = 640, height = 400): string {
  const random = makeRandom(`picture ${name}`);
  const [dark, mid, light] = random.pick(palettes);
  const shapes = Array.from({ length: 7 }, () => {
    const [x, y] = [random.int(0, width), random.int(0, height)];
    const size = random.int(Math.round(width / 10), Math.round(width / 3));
    const fill = random.pick([mid, light, dark]);
    const opacity = (random.int(25, 70) / 100).toFixed(2);
    return random.next() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${Math.round(size / 2)}" fill="${fill}" opacity="${opacity}"/>`
      : `<rect x="${x}" y="${y}" width="${size}" height="${Math.round(size * 0.6)}" rx="16" fill="${fill}" opacity="${opacity}" transform="rotate(${random.int(-40, 40)} ${x} ${y})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${dark}"/>${shapes.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
