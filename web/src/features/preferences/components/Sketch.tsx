/** A layout in a few strokes, in the colours of the page. */
import type { LayoutStyle } from "@learnt/ui/shell/layout";

type Box = { kind: "nav" | "bar" | "text"; x: number; y: number; width: number; height: number };

const box = (kind: Box["kind"], x: number, y: number, width: number, height: number): Box => ({
  kind,
  x,
  y,
  width,
  height,
});

const text = (x: number, y: number, width: number) =>
  [0, 7, 14].map((down, line) => box("text", x, y + down, line === 2 ? width * 0.6 : width, 4));

const strokes: Record<LayoutStyle, Box[]> = {
  layout1: [box("nav", 0, 0, 14, 52), box("bar", 14, 0, 58, 10), ...text(20, 17, 46)],
  layout2: [box("nav", 8, 0, 56, 8), box("bar", 8, 8, 56, 9), ...text(13, 24, 46)],
  layout3: [box("bar", 0, 0, 72, 9), box("nav", 0, 9, 72, 7), ...text(16, 23, 40)],
};

export function Sketch({ style }: { style: LayoutStyle }) {
  return (
    <svg className="pr-sketch" viewBox="0 0 72 52" aria-hidden="true">
      {style === "layout2" && <rect className="pr-sketch-page" x="8" y="0" width="56" height="52" />}
      {strokes[style].map(({ kind, ...place }) => (
        <rect key={`${place.x} ${place.y}`} className={`pr-sketch-${kind}`} {...place} />
      ))}
    </svg>
  );
}
