/** What the designer of certificates does with a design: plain functions over it. */
import type { Design } from "./model";

export type Field = Design["fields"][number];
export type Kind = Field["kind"];

export const kinds = [
  "name",
  "course",
  "team",
  "issued",
  "expires",
  "number",
  "code",
  "qr",
  "logo",
  "text",
  "signature",
] as const satisfies readonly Kind[];

/** What has letters; the others are pictures. */
export const isTextField = (kind: Kind) => kind !== "qr" && kind !== "logo";

/** Which of them say words of one's own, and before or below what. */
export const hasText = (kind: Kind) =>
  ["text", "signature", "issued", "expires", "number", "code"].includes(kind);

export const MIN_SIDE = 3;
export const MAX_FIELDS = 40;
export const SIZES = { least: 6, most: 96 };
export const MAX_TEXT_LENGTH = 500;

/** In millimetres. */
export const sidesOf = ({ orientation }: Pick<Design, "orientation">) =>
  orientation === "landscape" ? { width: 297, height: 210 } : { width: 210, height: 297 };

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** As the field was asked to lie, but on the sheet. */
export function clampToSheet(design: Pick<Design, "orientation">, field: Field): Field {
  const sheet = sidesOf(design);
  const width = roundToTenth(Math.min(Math.max(field.width, MIN_SIDE), sheet.width));
  const height = roundToTenth(Math.min(Math.max(field.height, MIN_SIDE), sheet.height));
  return {
    ...field,
    width,
    height,
    x: roundToTenth(Math.min(Math.max(field.x, 0), sheet.width - width)),
    y: roundToTenth(Math.min(Math.max(field.y, 0), sheet.height - height)),
  };
}

export const updateField = (design: Design, at: number, change: Partial<Field>): Design => ({
  ...design,
  fields: design.fields.map((field, index) =>
    index === at ? clampToSheet(design, { ...field, ...change }) : field,
  ),
});

export const removeField = (design: Design, at: number): Design => ({
  ...design,
  fields: design.fields.filter((_, index) => index !== at),
});

/** A new field in the middle of the sheet, above all others. */
export function addField(design: Design, kind: Kind): Design {
  const sheet = sidesOf(design);
  const isSquare = kind === "qr";
  const [width, height] = isSquare ? [30, 30] : kind === "signature" ? [60, 24] : [120, 12];
  const field: Field = {
    kind,
    width,
    height,
    x: (sheet.width - width) / 2,
    y: (sheet.height - height) / 2,
    size: kind === "name" ? 32 : 12,
    align: "centre",
    colour: kind === "name" ? null : "#3b4252",
    style: kind === "name" || kind === "course" ? "serif" : "sans",
    text: "",
    picture: null,
  };
  return { ...design, fields: [...design.fields, clampToSheet(design, field)] };
}

/** The sheet turned: every field keeps its share of it. */
export function setOrientation(design: Design, orientation: Design["orientation"]): Design {
  if (orientation === design.orientation) return design;
  const [from, to] = [sidesOf(design), sidesOf({ orientation })];
  const [across, down] = [to.width / from.width, to.height / from.height];
  const next = { ...design, orientation };
  return {
    ...next,
    fields: design.fields.map((field) => {
      const isPicture = !isTextField(field.kind);
      const width = isPicture ? field.width : field.width * across;
      const height = isPicture ? field.height : Math.min(field.height * down, field.height * 1.2);
      const middle = (field.x + field.width / 2) * across;
      return clampToSheet(next, { ...field, width, height, x: middle - width / 2, y: field.y * down });
    }),
  };
}

/** How far an arrow key moves a field, in millimetres. */
export function stepOf(key: string, far: boolean): { x: number; y: number } | null {
  const step = far ? 10 : 1;
  switch (key) {
    case "ArrowLeft":
      return { x: -step, y: 0 };
    case "ArrowRight":
      return { x: step, y: 0 };
    case "ArrowUp":
      return { x: 0, y: -step };
    case "ArrowDown":
      return { x: 0, y: step };
    default:
      return null;
  }
}

/** What is missing before it can be published. */
export function missingFields({ fields }: Design): ("name" | "course" | "check")[] {
  const has = (kind: Kind) => fields.some((field) => field.kind === kind);
  const missing: ("name" | "course" | "check")[] = [];
  if (!has("name")) missing.push("name");
  if (!has("course")) missing.push("course");
  if (!has("code") && !has("qr")) missing.push("check");
  return missing;
}

/** Names to try a design with, one for each script that certificates are written in, and one that mixes two. */
export const SAMPLES = [
  "Maximiliane-Charlotte Freifrau von und zu Hohenlohe-Waldenburg",
  "Łucja Østergård-Nguyễn",
  "Дмитрий Щербаков",
  "Αναστασία Παπαδοπούλου",
  "محمد عبد الرحمن الخطيب",
  "שָׁרוֹן כֹּהֵן",
  "श्रीकान्त क्षत्रिय",
  "欧阳慧敏",
  "高橋 さくら",
  "Omar عمر Haddad",
] as const;
