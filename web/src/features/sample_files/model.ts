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

const typeByExtension: Record<string, FileType> = {
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
  return typeByExtension[ending] ?? "other";
}

export const pathIn = (location: string, name: string): string => (location ? `${location}/${name}` : name);

/** The folders around a place, from the outside in, for the way back. */
export function breadcrumbs(location: string): { name: string; path: string }[] {
  const names = location ? location.split("/") : [];
  return names.map((name, index) => ({ name, path: names.slice(0, index + 1).join("/") }));
}

/** Whether there is such a folder; the place that holds everything is always there. */
export const hasFolder = (files: readonly SampleFile[], path: string): boolean =>
  path === "" || files.some((item) => item.type === "folder" && pathIn(item.location, item.name) === path);

/** Two of one name in one place are told apart by a number, as everywhere. */
export function freeName(files: readonly SampleFile[], location: string, name: string, own = ""): string {
  const taken = new Set(
    files.filter((item) => item.location === location && item.id !== own).map((item) => item.name),
  );
  if (!taken.has(name)) return name;
  const [, stem = name, ending = ""] = /^(.+?)(\.[^.]+)?$/.exec(name) ?? [];
  let number = 2;
  while (taken.has(`${stem} (${number})${ending}`)) number += 1;
  return `${stem} (${number})${ending}`;
}

export const addFile = (files: readonly SampleFile[], created: SampleFile): SampleFile[] => [
  ...files,
  { ...created, name: freeName(files, created.location, created.name) },
];

const isWithin = (location: string, folder: string) =>
  location === folder || location.startsWith(`${folder}/`);

/** A folder takes what lies in it along. A name without letters, or with a slash, is none. */
export function rename(files: readonly SampleFile[], id: string, text: string): SampleFile[] {
  const file = files.find((item) => item.id === id);
  const searchText = text.replaceAll("/", " ").trim();
  if (!file || !searchText || searchText === file.name) return [...files];
  const name = freeName(files, file.location, searchText, id);
  const [before, after] = [pathIn(file.location, file.name), pathIn(file.location, name)];
  return files.map((item) => {
    if (item.id === id) return { ...item, name };
    if (file.type !== "folder" || !isWithin(item.location, before)) return item;
    return { ...item, location: after + item.location.slice(before.length) };
  });
}

/** With a folder goes all that lies in it. */
export function filesRemovedWith(files: readonly SampleFile[], id: string): SampleFile[] {
  const file = files.find((item) => item.id === id);
  if (!file) return [];
  if (file.type !== "folder") return [file];
  const path = pathIn(file.location, file.name);
  return [file, ...files.filter((item) => isWithin(item.location, path))];
}

export function remove(files: readonly SampleFile[], id: string): SampleFile[] {
  const removed = new Set(filesRemovedWith(files, id).map((item) => item.id));
  return files.filter((item) => !removed.has(item.id));
}

export const restoreFiles = (files: readonly SampleFile[], taken: readonly SampleFile[]): SampleFile[] => [
  ...files.filter((item) => !taken.some(({ id }) => id === item.id)),
  ...taken,
];

export const setOffline = (files: readonly SampleFile[], id: string, offline: boolean): SampleFile[] =>
  files.map((item) => (item.id === id ? { ...item, offline } : item));

type FileFilter = { folder: string; search: string; type: string; offline: string; sort: string };

/** What a folder shows: folders first; a search looks everywhere below it. */
export function shownFiles(files: readonly SampleFile[], query: FileFilter): SampleFile[] {
  const searchText = query.search.trim().toLowerCase();
  const isWide = Boolean(searchText || query.type || query.offline);
  const result = files.filter(
    (item) =>
      (isWide ? !query.folder || isWithin(item.location, query.folder) : item.location === query.folder) &&
      (!searchText || item.name.toLowerCase().includes(searchText)) &&
      (!query.type || item.type === query.type) &&
      (!query.offline || item.offline),
  );
  const way = query.sort.startsWith("-") ? -1 : 1;
  const by = query.sort.replace(/^-/, "");
  const order = (item: SampleFile, other: SampleFile): number => {
    if (by === "size") return item.size - other.size;
    if (by === "modified") return item.modified.localeCompare(other.modified);
    if (by === "owner") return item.owner.localeCompare(other.owner);
    return item.name.localeCompare(other.name);
  };
  const isFolder = (item: SampleFile) => Number(item.type === "folder");
  return result.toSorted((item, other) => isFolder(other) - isFolder(item) || way * order(item, other));
}
