/** A layout in a few strokes, in the colours of the page. */
import { chakra } from "@learnt/ui/layout/layout";
import { withCss } from "@learnt/ui/layout/withCss";
import type { LayoutStyle } from "@learnt/ui/shell/layout";

type Stroke = { kind: "nav" | "bar" | "text"; x: number; y: number; width: number; height: number };

const box = (kind: Stroke["kind"], x: number, y: number, width: number, height: number): Stroke => ({
  kind,
  x,
  y,
  width,
  height,
});

const text = (x: number, y: number, width: number) =>
  [0, 7, 14].map((down, line) => box("text", x, y + down, line === 2 ? width * 0.6 : width, 4));

const strokes: Record<LayoutStyle, Stroke[]> = {
  layout1: [box("nav", 0, 0, 14, 52), box("bar", 14, 0, 58, 10), ...text(20, 17, 46)],
  layout2: [box("nav", 8, 0, 56, 8), box("bar", 8, 8, 56, 9), ...text(13, 24, 46)],
  layout3: [box("bar", 0, 0, 72, 9), box("nav", 0, 9, 72, 7), ...text(16, 23, 40)],
};

const SketchCanvas = chakra(
  "svg",
  {},
  withCss({
    inlineSize: "100%",
    border: "hairline",
    borderRadius: "sm",
    background: "ink.3",
    "[dir=rtl] &": { transform: "scaleX(-1)" },
    "& [data-kind=page]": { fill: "surface" },
    "& [data-kind=nav]": { fill: "var(--nav-bg)" },
    "& [data-kind=bar]": { fill: "accent.6" },
    "& [data-kind=text]": { fill: "ink.6" },
  }),
);

export function Sketch({ style }: { style: LayoutStyle }) {
  return (
    <SketchCanvas viewBox="0 0 72 52" aria-hidden="true">
      {style === "layout2" && <rect data-kind="page" x="8" y="0" width="56" height="52" />}
      {strokes[style].map(({ kind, ...place }) => (
        <rect key={`${place.x} ${place.y}`} data-kind={kind} {...place} />
      ))}
    </SketchCanvas>
  );
}
