/** The first figures of the dashboards, out of a seed. */
import type { Random } from "../sample/app";
import {
  type Analytics,
  type ChartWidget,
  type CountWidget,
  dayNames,
  days,
  type Member,
  type Project,
  type ProjectWidgets,
  type Share,
  type Task,
  type Week,
  weekNames,
  weekOf,
  weeks,
} from "./model";

export const projects: readonly Project[] = [
  { id: "harbour", name: "Harbour safety course" },
  { id: "onboarding", name: "Welcome for new colleagues" },
  { id: "languages", name: "Language cafés" },
  { id: "archive", name: "Digital archive" },
];

/** How busy a day of the week is, Sunday first. */
const weekdayWeights = [0.44, 0.92, 1.08, 1.15, 1.1, 0.96, 0.52];
const busyOn = (day: string): number => weekdayWeights[new Date(`${day}T00:00`).getDay()] ?? 1;

const byWeek = <Value>(make: (week: Week, back: number) => Value): Record<Week, Value> =>
  Object.fromEntries(weeks.map((week, back) => [week, make(week, back)])) as Record<Week, Value>;

type Line = { id: string; label: string; about: number };

function chart(random: Random, now: Date, id: string, title: string, lines: readonly Line[]): ChartWidget {
  const values = byWeek((_week, back) => ({
    labels: weekOf(now, back),
    datasets: lines.map(({ id: line, label, about }) => ({
      id: line,
      label,
      data: weekOf(now, back).map((day) =>
        Math.max(1, Math.round(about * busyOn(day) * (1 - back * 0.06) * (0.85 + random.next() * 0.3))),
      ),
    })),
  }));
  return { id, title, ranges: weekNames, values };
}

const count = (random: Random, id: string, title: string, about: number): CountWidget<Week> => ({
  id,
  title,
  ranges: weekNames,
  values: byWeek((_week, back) => Math.round(about * (1 - back * 0.07) * (0.92 + random.next() * 0.16))),
});

/** Parts of a hundred. */
function shares(random: Random, parts: readonly [id: string, label: string, about: number][]): Share[] {
  const drawn = parts.map(([id, label, about]) => ({ id, label, value: about + random.int(-4, 4) }));
  const all = drawn.reduce((sum, { value }) => sum + value, 0);
  const rounded = drawn.map((part) => ({ ...part, value: Math.round((part.value / all) * 100) }));
  const [first, ...rest] = rounded;
  if (!first) return [];
  return [{ ...first, value: 100 - rest.reduce((sum, { value }) => sum + value, 0) }, ...rest];
}

const read = [
  ["Lifting safely", "/courses/lifting"],
  ["Your first week", "/courses/first-week"],
  ["Holiday rota", "/news/holiday-rota"],
  ["Fire drill, step by step", "/courses/fire-drill"],
  ["سلامة الموقع", "/courses/site-safety"],
  ["Erste Hilfe", "/courses/erste-hilfe"],
  ["Menu of the week", "/news/menu"],
  ["質問と回答", "/help/questions"],
] as const;

export function analytics(random: Random, now: Date): Analytics {
  return {
    counts: [
      count(random, "visitors", "Visitors", 48_200),
      count(random, "sessions", "Sessions", 71_400),
      count(random, "finished", "Courses finished", 3_150),
      count(random, "minutes", "Minutes a visit", 17),
    ],
    audience: chart(random, now, "audience", "Visitors and page views", [
      { id: "visitors", label: "Visitors", about: 8 },
      { id: "views", label: "Page views", about: 23 },
    ]),
    hours: chart(random, now, "hours", "Hours of learning", [
      { id: "phone", label: "On a phone", about: 5 },
      { id: "computer", label: "At a computer", about: 9 },
    ]),
    devices: {
      id: "devices",
      title: "Devices",
      ranges: weekNames,
      values: byWeek(() =>
        shares(random, [
          ["computer", "Computer", 54],
          ["phone", "Phone", 37],
          ["tablet", "Tablet", 9],
        ]),
      ),
    },
    pages: {
      id: "pages",
      title: "Most read pages",
      columns: [
        { id: "title", title: "Page" },
        { id: "path", title: "Address" },
        { id: "views", title: "Views" },
        { id: "leaving", title: "Left from here" },
      ],
      rows: read.map(([title, path], at) => ({
        id: path,
        cells: [
          { id: "title", value: title },
          { id: "path", value: path },
          { id: "views", value: Math.round(9_400 / (at + 1) + random.int(0, 400)) },
          { id: "leaving", value: random.int(18, 64) },
        ],
      })),
    },
  };
}

const people = [
  ["Ada Okafor", "Producer", "Lagos"],
  ["Lena Lindqvist", "Author", "Malmö"],
  ["Marco Rossi", "Illustrator", "Torino"],
  ["سارة الخطيب", "Translator", "عمّان"],
  ["Otto Berg", "Reviewer", "Bergen"],
  ["김민지", "Developer", "서울"],
  ["Priya Raman", "Subject expert", "Chennai"],
  ["Юлія Бондар", "Voice", "Львів"],
] as const;

const work = [
  ["Read the new chapter together", "Room Linden"],
  ["Record the introduction", "Studio"],
  ["Test with five learners", "Online"],
  ["Check the Arabic texts", "Online"],
  ["Plan the launch", "Room Oak"],
  ["Answer the reviewers", "At the desk"],
  ["Draw the three missing pictures", "Studio"],
] as const;

const hours = ["09:00", "10:30", "13:00", "15:15"];

const tasks = (random: Random, prefix: string): Task[] =>
  random.some(work, hours.length).map(([title, place], at) => ({
    id: `${prefix}-${at}`,
    title,
    place,
    time: hours[at] ?? "",
  }));

function project(random: Random, now: Date): ProjectWidgets {
  const members: Member[] = random.some(people, 6).map(([name, role, office], at) => ({
    id: `member-${at}`,
    name,
    role,
    office,
    email: `person${at + 1}@harbour.example`,
    open: random.int(0, 9),
  }));
  return {
    due: {
      id: "due",
      title: "Due",
      ranges: dayNames,
      values: Object.fromEntries(
        days.map((day) => [day, random.int(2, 26)]),
      ) as ProjectWidgets["due"]["values"],
    },
    overdue: random.int(0, 5),
    issues: random.int(8, 32),
    ideas: random.int(20, 60),
    tasks: chart(random, now, "tasks", "Tasks", [
      { id: "new", label: "New", about: 14 },
      { id: "closed", label: "Closed", about: 12 },
    ]),
    schedule: {
      ranges: { DT: dayNames.DT, DTM: dayNames.DTM },
      values: { DT: tasks(random, "today"), DTM: tasks(random, "tomorrow") },
    },
    spent: chart(random, now, "spent", "Spent by day", [
      { id: "people", label: "People", about: 4 },
      { id: "services", label: "Services", about: 2 },
    ]),
    budget: {
      total: random.int(60, 240) * 1_000,
      shares: shares(random, [
        ["writing", "Writing", 34],
        ["pictures", "Pictures and film", 26],
        ["translation", "Translation", 18],
        ["testing", "Testing", 12],
        ["other", "Other", 10],
      ]),
    },
    members,
    launch: new Date(now.getTime() + 15 * 86_400_000).toISOString(),
  };
}

export const projectWidgets = (random: Random, now: Date): Record<string, ProjectWidgets> =>
  Object.fromEntries(projects.map(({ id }) => [id, project(random, now)]));
