/** Files of the sample and the folders they lie in. A folder is a file that others name as their place. */
/** Under this name the sample keeps them. */
export const FILES = "file-manager.files";

export const types = [
  "folder",
  "document",
  "spreadsheet",
  "presentation",
  "pdf",
  "image",
  "audio",
  "video",
  "archive",
  "other",
] as const;
export type FileType = (typeof types)[number];

export type SampleFile = {
  id: string;
  name: string;
  type: FileType;
  owner: string;
  /** Bytes; of a folder nothing. */
  size: number;
  created: string;
  modified: string;
  opened: string;
  /** Names of the folders around it, from the outside in, between slashes; empty at the top. */
  location: string;
  offline: boolean;
  /** What was uploaded here, or the seed of a picture. */
  content: string;
};

const endings: Record<string, FileType> = {
  doc: "document",
  docx: "document",
  odt: "document",
  txt: "document",
  md: "document",
  xls: "spreadsheet",
  xlsx: "spreadsheet",
  ods: "spreadsheet",
  csv: "spreadsheet",
  ppt: "presentation",
  pptx: "presentation",
  odp: "presentation",
  pdf: "pdf",
  zip: "archive",
  gz: "archive",
  "7z": "archive",
};

export function typeOf(name: string, mime: string): FileType {
  const kind = mime.split("/")[0];
  if (kind === "image" || kind === "audio" || kind === "video") return kind;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return endings[ending] ?? "other";
}

export const pathIn = (location: string, name: string): string => (location ? `${location}/${name}` : name);

/** The folders around a place, from the outside in, for the way back. */
export function wayTo(location: string): { name: string; path: string }[] {
  const names = location ? location.split("/") : [];
  return names.map((name, index) => ({ name, path: names.slice(0, index + 1).join("/") }));
}

/** Whether there is such a folder; the place that holds everything is always there. */
export const hasFolder = (files: readonly SampleFile[], path: string): boolean =>
  path === "" || files.some((one) => one.type === "folder" && pathIn(one.location, one.name) === path);

/** Two of one name in one place are told apart by a number, as everywhere. */
export function freeName(files: readonly SampleFile[], location: string, name: string, own = ""): string {
  const taken = new Set(
    files.filter((one) => one.location === location && one.id !== own).map((one) => one.name),
  );
  if (!taken.has(name)) return name;
  const [, stem = name, ending = ""] = /^(.+?)(\.[^.]+)?$/.exec(name) ?? [];
  let number = 2;
  while (taken.has(`${stem} (${number})${ending}`)) number += 1;
  return `${stem} (${number})${ending}`;
}

export const add = (files: readonly SampleFile[], made: SampleFile): SampleFile[] => [
  ...files,
  { ...made, name: freeName(files, made.location, made.name) },
];

const isWithin = (location: string, folder: string) =>
  location === folder || location.startsWith(`${folder}/`);

/** A folder takes what lies in it along. A name without letters, or with a slash, is none. */
export function rename(files: readonly SampleFile[], id: string, typed: string): SampleFile[] {
  const file = files.find((one) => one.id === id);
  const wanted = typed.replaceAll("/", " ").trim();
  if (!file || !wanted || wanted === file.name) return [...files];
  const name = freeName(files, file.location, wanted, id);
  const [before, after] = [pathIn(file.location, file.name), pathIn(file.location, name)];
  return files.map((one) => {
    if (one.id === id) return { ...one, name };
    if (file.type !== "folder" || !isWithin(one.location, before)) return one;
    return { ...one, location: after + one.location.slice(before.length) };
  });
}

/** With a folder goes all that lies in it. */
export function takenBy(files: readonly SampleFile[], id: string): SampleFile[] {
  const file = files.find((one) => one.id === id);
  if (!file) return [];
  if (file.type !== "folder") return [file];
  const path = pathIn(file.location, file.name);
  return [file, ...files.filter((one) => isWithin(one.location, path))];
}

export function remove(files: readonly SampleFile[], id: string): SampleFile[] {
  const gone = new Set(takenBy(files, id).map((one) => one.id));
  return files.filter((one) => !gone.has(one.id));
}

export const putBack = (files: readonly SampleFile[], taken: readonly SampleFile[]): SampleFile[] => [
  ...files.filter((one) => !taken.some(({ id }) => id === one.id)),
  ...taken,
];

export const setOffline = (files: readonly SampleFile[], id: string, offline: boolean): SampleFile[] =>
  files.map((one) => (one.id === id ? { ...one, offline } : one));

type Asked = { folder: string; search: string; type: string; offline: string; sort: string };

/** What a folder shows: folders first; a search looks everywhere below it. */
export function shownFiles(files: readonly SampleFile[], asked: Asked): SampleFile[] {
  const words = asked.search.trim().toLowerCase();
  const isWide = Boolean(words || asked.type || asked.offline);
  const found = files.filter(
    (one) =>
      (isWide ? !asked.folder || isWithin(one.location, asked.folder) : one.location === asked.folder) &&
      (!words || one.name.toLowerCase().includes(words)) &&
      (!asked.type || one.type === asked.type) &&
      (!asked.offline || one.offline),
  );
  const way = asked.sort.startsWith("-") ? -1 : 1;
  const by = asked.sort.replace(/^-/, "");
  const order = (one: SampleFile, other: SampleFile): number => {
    if (by === "size") return one.size - other.size;
    if (by === "modified") return one.modified.localeCompare(other.modified);
    if (by === "owner") return one.owner.localeCompare(other.owner);
    return one.name.localeCompare(other.name);
  };
  const isFolder = (one: SampleFile) => Number(one.type === "folder");
  return found.toSorted((one, other) => isFolder(other) - isFolder(one) || way * order(one, other));
}
