/** An icon as the picture of a badge: drawn in the middle of a square of one colour. */
import { textColourOn } from "@learnt/ui/theme/brand";

const SIDE = 512;
/** Icons are drawn in a square of so many units. */
const UNITS = 24;
/** So much of the side the icon takes. */
const SHARE = 0.56;

const numericAttribute = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);
const points = (text: string) =>
  `M${text
    .trim()
    .split(/[\s,]+/)
    .join(" ")}`;

/** The outlines of an icon's parts; what it has beside these shapes is left out. */
export function outline(part: Element): Path2D | null {
  const of = (name: string) => numericAttribute(part, name);
  const path = new Path2D();
  switch (part.tagName.toLowerCase()) {
    case "path":
      return new Path2D(part.getAttribute("d") ?? "");
    case "circle":
      path.arc(of("cx"), of("cy"), of("r"), 0, 2 * Math.PI);
      return path;
    case "line":
      path.moveTo(of("x1"), of("y1"));
      path.lineTo(of("x2"), of("y2"));
      return path;
    case "rect":
      path.roundRect(of("x"), of("y"), of("width"), of("height"), of("rx"));
      return path;
    case "polyline":
    case "polygon":
      return new Path2D(points(part.getAttribute("points") ?? ""));
    default:
      return null;
  }
}

export async function drawIcon(svg: SVGElement, colour: string): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, SIDE, SIDE);
  const scale = (SIDE * SHARE) / UNITS;
  const edge = (SIDE * (1 - SHARE)) / 2;
  pen.setTransform(scale, 0, 0, scale, edge, edge);
  pen.strokeStyle = textColourOn(colour);
  pen.lineWidth = 1.75;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const part of svg.children) {
    const path = outline(part);
    if (path) pen.stroke(path);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob && new File([blob], "icon.png", { type: "image/png" });
}
