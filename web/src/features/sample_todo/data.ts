/** The first to-dos: plausible ones, around today. */
import type { Random } from "../sample/app";
import { blank, type NamedFilter, type Todo, type TodoLabel } from "./model";

export const labels: readonly TodoLabel[] = [
  { id: "1", handle: "frontend", title: "Frontend", tone: "info" },
  { id: "2", handle: "backend", title: "Backend", tone: "good" },
  { id: "3", handle: "design", title: "Design", tone: "warn" },
  { id: "4", handle: "bug", title: "Bug", tone: "bad" },
];

export const folderList: readonly NamedFilter[] = [{ id: "0", handle: "all", title: "All" }];
export const filterList: readonly NamedFilter[] = [
  { id: "0", handle: "starred", title: "Starred" },
  { id: "1", handle: "important", title: "Priority" },
  { id: "2", handle: "today", title: "Today" },
  { id: "3", handle: "due", title: "Due" },
  { id: "4", handle: "completed", title: "Done" },
  { id: "5", handle: "deleted", title: "Deleted" },
];

const tasks: readonly (readonly [title: string, notes: string])[] = [
  ["Prepare the agenda for the team meeting", "Results of the quarter, the new office, open questions."],
  ["Review the draft of the privacy notice", "Section 4 still names the former provider."],
  ["Call the printer about the brochures", "Ask for recycled paper, 500 copies."],
  ["Answer Chiara’s question about the budget", ""],
  ["Update the contact form", "The phone number is not checked; the button is hard to see on phones."],
  ["Book rooms for the summer workshop", "Three rooms for twelve people each, one with a projector."],
  ["Write release notes", "One sentence for each change, pictures for the two larger ones."],
  ["Fix the sort order of the price list", "Prices are sorted as text: 100 stands before 20."],
  ["Plan the interviews for the design role", "Two people each day, not before ten."],
  ["Order a new chair for the reception", ""],
  ["Measure how long the report takes to load", "Before and after the index was added."],
  ["Translate the welcome mail into Greek", "Η Ελένη θα το διαβάσει πριν σταλεί."],
  ["Clean up old test accounts", "Keep those that the demonstration uses."],
  ["Draw icons for the new menu", "18 pixels, one line width."],
  ["Thank the volunteers", "お礼のカードを春子さんと一緒に書く。"],
  ["Check the fire extinguishers", "The inspection is due every two years."],
  ["Compare three caterers", ""],
  ["Archive last year’s invoices", "The accountant needs them until March."],
  ["Move the meeting with the council", "Their secretary suggests Thursday afternoon."],
  ["Read the feedback on the course", "مراجعة تعليقات ليلى أولًا."],
  ["Find a photo for the front page", ""],
  ["Test the sign-in on an old tablet", "It showed an empty page last week."],
];

const day = (now: Date, offset: number): string => {
  const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

export function todosOf(random: Random, now: Date): Todo[] {
  return tasks.map(([title, notes], at) => {
    const starts = random.int(-14, 10);
    const hasDates = random.next() < 0.7;
    return {
      ...blank(`todo-${at + 1}`),
      title,
      notes,
      startDate: hasDates ? day(now, starts) : "",
      dueDate: hasDates ? day(now, starts + random.int(0, 12)) : "",
      completed: random.next() < 0.25,
      starred: random.next() < 0.2,
      important: random.next() < 0.25,
      deleted: at === tasks.length - 1,
      labels: random.some(labels, random.int(0, 2)).map(({ handle }) => handle),
    };
  });
}
