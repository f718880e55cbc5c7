/** What a resource is, which files it takes, and how each is shown. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Resource = Schemas["Resource"];
export type ResourceRow = Schemas["ResourceRow"];
export type Learner = Schemas["ResourceLearner"];
export type MyResource = Schemas["MyResource"];
export type OpenResource = Schemas["OpenResource"];
export type Status = Schemas["ResourceStatus"];
export type FileType = Schemas["ResourceFileType"];
export type FileView = Schemas["FileView"];
export type EditResource = Schemas["EditResource"];
export type FileKind = Schemas["FileKind"];

export const statuses = ["draft", "published", "archived"] as const satisfies readonly Status[];
export const fileTypes = [
  "csv",
  "excel",
  "pdf",
  "powerpoint",
  "word",
  "image",
  "video",
] as const satisfies readonly FileType[];

export const toneOf: Readonly<Record<Status, Tone>> = {
  draft: "neutral",
  published: "good",
  archived: "neutral",
};

export const adminPath = (id: string) => paths.editResource(id);
export const openPath = ({ id, handle }: Pick<MyResource, "id" | "handle">) => paths.myResource(id, handle);

const MIB = 1024 * 1024;
const kinds: readonly { kind: FileKind; endings: readonly string[]; most: number }[] = [
  { kind: "image", endings: ["png", "jpg", "jpeg", "webp", "gif"], most: 10 },
  { kind: "video", endings: ["mp4", "webm"], most: 500 },
  { kind: "document", endings: ["pdf"], most: 50 },
  { kind: "office", endings: ["csv", "docx", "xlsx", "pptx"], most: 50 },
];

/** What may be chosen. */
export const ACCEPTED = kinds.flatMap(({ endings }) => endings.map((ending) => `.${ending}`)).join(",");

/** What a file is sent as, and whether it is too large for that; nothing for what no resource takes. */
export function uploadOf(file: Pick<File, "name" | "size">) {
  const ending = file.name.toLowerCase().split(".").pop() ?? "";
  const result = kinds.find(({ endings }) => endings.includes(ending));
  return result && { kind: result.kind, most: result.most, isTooLarge: file.size > result.most * MIB };
}

/** The text of a CSV: in UTF-8, or else in the older code that spreadsheets write. */
export function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The rows of a CSV, at most `most`. Commas or, where the first line has more of them, semicolons or tabs stand between values. */
export function rowsOf(text: string, max: number): string[][] {
  const first = text.split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string) => first.split(mark).length;
  const mark = [",", ";", "\t"].reduce((best, item) => (count(item) > count(best) ? item : best));
  const rows: string[][] = [];
  let [row, value, quoted]: [string[], string, boolean] = [[], "", false];
  const endRow = () => {
    row.push(value);
    if (row.length > 1 || value !== "") rows.push(row);
    [row, value] = [[], ""];
  };
  for (let at = 0; at < text.length && rows.length < max; at++) {
    const letter = text[at] as string;
    if (quoted) {
      if (letter !== '"') value += letter;
      else if (text[at + 1] === '"') {
        value += '"';
        at++;
      } else quoted = false;
    } else if (letter === '"' && value === "") quoted = true;
    else if (letter === mark) {
      row.push(value);
      value = "";
    } else if (letter === "\n") endRow();
    else if (letter !== "\r") value += letter;
  }
  if (rows.length < max) endRow();
  return rows;
}
