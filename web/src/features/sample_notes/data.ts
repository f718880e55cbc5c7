/** The first notes and their six labels. */
import type { Random } from "../sample/app";
import type { CheckItem, Label, Note } from "./model";

export const labels: readonly Label[] = ["Family", "Work", "Todos", "Prior", "Personal", "Friends"].map(
  (name) => ({ id: `label-${name.toLowerCase()}`, name, handle: name.toLowerCase() }),
);

const noteRows: readonly (readonly [
  title: string,
  text: string,
  items: readonly string[],
  labels: string,
])[] = [
  ["Saturday", "", ["Bread", "Lemons", "A card for Nia", "Batteries"], "todos family"],
  ["Workshop, second day", "Begin with the exercise in pairs; the slides can wait.", [], "work prior"],
  ["会議のメモ", "春子さんは来月から新しいチームで働きます。", [], "work"],
  ["Books to lend", "", ["The left hand of darkness", "Le petit prince", "Stoner"], "friends personal"],
  ["", "The code of the bicycle lock is with Oisín.", [], "personal"],
  ["قائمة الرحلة", "", ["جواز السفر", "شاحن الهاتف", "دفتر الملاحظات"], "family"],
  ["Garden", "Water the tomatoes in the evening. The blue pot leaks.", [], "family todos"],
  ["Call the surveyor", "Ask for the old map of the harbour.", [], "work todos"],
  ["Ideas for the newsletter", "", ["Interview with Layla", "Ten years of the library", "Quiz"], "work"],
  ["Old flat", "The landlord has both keys. Deposit is back.", [], "personal"],
];

const items = (random: Random, texts: readonly string[]): CheckItem[] =>
  texts.map((text, at) => ({ id: `item-${at + 1}`, text, checked: random.next() < 0.35 }));

export const notesOf = (random: Random, now: Date): Note[] =>
  noteRows.map(([title, description, list, names], at) => ({
    id: `note-${at + 1}`,
    title,
    description,
    archive: at === noteRows.length - 1,
    image: at % 4 === 1 ? `seed:note ${at}` : "",
    time: new Date(now.getTime() - at * 31 * 3_600_000).toISOString(),
    reminder: at % 3 === 1 ? new Date(now.getTime() + (at + 1) * 20 * 3_600_000).toISOString() : "",
    checklist: items(random, list),
    labels: names.split(" ").map((name) => `label-${name}`),
  }));
