/** A folder of Markdown and media as sections and activities: what becomes of each file. */
import { isOfficeFile } from "./model";

export type Kind = "page" | "video" | "document";
export type Planned = {
  kind: Kind;
  file: File;
  /** As its name tells it; a page's first heading tells it better. */
  title: string;
  /** The captions that lie beside a video, by their language. */
  captions: { language: string; file: File }[];
};
export type Plan = {
  title: string;
  sections: { title: string; activities: Planned[] }[];
  /** Pictures by their path below the chosen folder. */
  pictures: Map<string, File>;
  /** What is not taken, as a key of the catalogue. */
  refused: { path: string; why: string }[];
};

const kinds: Record<string, Kind> = {
  md: "page",
  markdown: "page",
  mp4: "video",
  m4v: "video",
  webm: "video",
  pdf: "document",
};
const pictures = ["png", "jpg", "jpeg", "webp", "gif"];
/** A course takes no more. */
export const MAX_ACTIVITIES = 500;
const MAX_TEXT_SIZE = 1024 * 1024;

const order = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** `course/01 Basics/02 Doors.md` without the chosen folder. */
export const pathOf = (file: File): string => {
  const path = file.webkitRelativePath || file.name;
  return path.includes("/") ? path.slice(path.indexOf("/") + 1) : path;
};
const extensionOf = (path: string) => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
const fileStem = (path: string) => path.replace(/\.[^./]+$/, "");

/** `02_the-doors` as people say it. */
export function titleOf(name: string): string {
  const words = name
    .replace(/^\d+[\s._-]+/, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1) || name).slice(0, 200);
}

/** Where a picture lies that a text names; null: not in the folder. */
export function pictureAt(page: string, named: string): string | null {
  const path = decode(named).replace(/^\.\//, "");
  if (/^[a-z]+:/i.test(path)) return null;
  const parts = path.startsWith("/") ? [] : page.split("/").slice(0, -1);
  for (const part of path.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part && part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function planOf(files: readonly File[]): Plan {
  const root = files[0]?.webkitRelativePath.split("/")[0] ?? "";
  const plan: Plan = { title: titleOf(root), sections: [], pictures: new Map(), refused: [] };
  const seen = files
    .map((file) => ({ file, path: pathOf(file) }))
    // What the system puts beside files is nobody's content.
    .filter(({ path }) => !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$|__MACOSX\/)/.test(path))
    .sort((a, b) => order.compare(a.path, b.path));
  const captions = new Map(
    seen.filter(({ path }) => extensionOf(path) === "vtt").map((item) => [item.path, item.file]),
  );
  let taken = 0;
  for (const { file, path } of seen) {
    const extension = extensionOf(path);
    const kind = kinds[extension];
    if (pictures.includes(extension)) plan.pictures.set(path, file);
    else if (extension === "vtt") continue;
    else if (!kind) plan.refused.push({ path, why: isOfficeFile(path) ? "office.asPdf" : "import.type" });
    else if (file.size === 0) plan.refused.push({ path, why: "import.nothing" });
    else if (kind === "page" && file.size > MAX_TEXT_SIZE) plan.refused.push({ path, why: "import.long" });
    else if (taken === MAX_ACTIVITIES) plan.refused.push({ path, why: "import.many" });
    else {
      taken++;
      const folders = path.split("/").slice(0, -1).map(titleOf);
      const title = folders.join(" / ") || plan.title;
      const result = plan.sections.find((section) => section.title === title);
      const section = result ?? { title, activities: [] };
      if (!result) plan.sections.push(section);
      section.activities.push({
        kind,
        file,
        title: titleOf(fileStem(path).split("/").at(-1) ?? path),
        captions: kind === "video" ? captionsFor(fileStem(path), captions) : [],
      });
    }
  }
  for (const path of captions.keys()) plan.refused.push({ path, why: "import.captions" });
  return plan;
}

/** `Film.en.vtt` and `Film.vtt` beside `Film.mp4`; they are taken out of what is left over. */
function captionsFor(stem: string, captions: Map<string, File>): Planned["captions"] {
  const result: Planned["captions"] = [];
  for (const [path, file] of captions) {
    const language = /^\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/.exec(fileStem(path).slice(stem.length))?.[1];
    if (!path.startsWith(stem) || (fileStem(path) !== stem && !language)) continue;
    if (result.some((item) => item.language === (language ?? "en"))) continue;
    result.push({ language: language ?? "en", file });
    captions.delete(path);
  }
  return result;
}
