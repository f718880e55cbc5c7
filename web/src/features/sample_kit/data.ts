/** The catalogue of icons, with words by which they are found beside their names. */
import { iconNames } from "./iconNames";
import type { Icon } from "./model";

const PREVIEW = 32;

/** What people type who do not know the name. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  account: ["user", "person", "profile"],
  add: ["plus", "new", "create"],
  alarm: ["clock", "time"],
  arrow: ["direction", "way"],
  assignment: ["task", "clipboard"],
  bookmark: ["save", "read"],
  build: ["tool", "wrench", "settings"],
  call: ["phone", "telephone"],
  chat: ["message", "talk", "bubble"],
  check: ["done", "tick", "yes"],
  clear: ["close", "remove", "cross"],
  close: ["cross", "remove", "x"],
  cloud: ["weather", "upload", "online"],
  credit: ["payment", "money", "bank"],
  delete: ["bin", "trash", "remove"],
  edit: ["pencil", "write", "change"],
  event: ["calendar", "date", "day"],
  favorite: ["heart", "love", "like"],
  file: ["document", "paper"],
  folder: ["directory", "files"],
  group: ["people", "team", "users"],
  help: ["question", "support"],
  home: ["house", "start"],
  info: ["about", "help"],
  local: ["place", "town"],
  lock: ["safe", "password", "closed"],
  mail: ["letter", "email", "post"],
  map: ["place", "way"],
  menu: ["navigation", "lines"],
  notifications: ["bell", "news"],
  people: ["group", "team", "users"],
  person: ["user", "account", "profile"],
  photo: ["picture", "image", "camera"],
  play: ["start", "film", "video"],
  save: ["disk", "keep"],
  school: ["learn", "course", "education"],
  search: ["find", "magnifier"],
  settings: ["gear", "options", "preferences"],
  shopping: ["cart", "buy", "shop"],
  star: ["favourite", "rating"],
  thumb: ["like", "vote"],
  trending: ["chart", "growth"],
  videocam: ["film", "record"],
};

export const icons: readonly Icon[] = iconNames
  .trim()
  .split(/\s+/)
  .map((entry, at) => {
    const [name = "", code = ""] = entry.split(":");
    const words = name.split("_");
    return {
      order: at + 1,
      id: at,
      name,
      prevSize: PREVIEW,
      code: Number.parseInt(code, 16),
      ligatures: name,
      tags: [...new Set([...words, ...words.flatMap((word) => synonyms[word] ?? [])])],
    };
  });
