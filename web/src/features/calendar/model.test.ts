import { afterEach, describe, expect, it, vi } from "vitest";
import {
  displayEnd,
  type Entry,
  isMovable,
  isToCome,
  keyed,
  type Note,
  pathOf,
  rangeOf,
  readDay,
  readHidden,
  readView,
  remindedAt,
  stepDate,
  titleKey,
  titleOf,
  webcalOf,
  weekOf,
  writeDay,
} from "./model";

afterEach(() => vi.unstubAllEnvs());

const day = (text: string) => readDay(text, new Date());

describe("the day that one looks at", () => {
  it.each(["America/Los_Angeles", "UTC", "Europe/Berlin", "Pacific/Apia"])(
    "is the one that the address names, for a reader in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      for (const text of ["2027-03-28", "2027-10-31", "2028-02-29", "2026-12-31"])
        expect(writeDay(day(text))).toBe(text);
    },
  );

  it("is today where the address names none that there is", () => {
    const today = new Date(2026, 10, 24, 23, 59);
    for (const text of [null, "", "2027-02-29", "2027-13-01", "tomorrow"])
      expect(writeDay(readDay(text, today))).toBe("2026-11-24");
  });

  it("goes on and back by what is shown, also over nights in which clocks change", () => {
    vi.stubEnv("TZ", "Europe/Berlin");
    expect(writeDay(stepDate("day", day("2027-03-28"), 1))).toBe("2027-03-29");
    expect(writeDay(stepDate("week", day("2027-10-29"), 1))).toBe("2027-11-05");
    expect(writeDay(stepDate("month", day("2027-01-31"), 1))).toBe("2027-02-28");
    expect(writeDay(stepDate("month", day("2028-03-31"), -1))).toBe("2028-02-29");
    expect(writeDay(stepDate("agenda", day("2028-03-30"), -1))).toBe("2028-02-29");
  });

  it("lies in a week that begins with Monday", () => {
    expect(writeDay(weekOf(day("2026-12-06")))).toBe("2026-11-30");
    expect(writeDay(weekOf(day("2026-11-30")))).toBe("2026-11-30");
    expect(writeDay(weekOf(day("2027-01-01")))).toBe("2026-12-28");
  });
});

it("asks for every day that a month or a week of it shows", () => {
  vi.stubEnv("TZ", "UTC");
  const { from, to } = rangeOf("month", day("2027-02-28"));
  expect([from, to]).toEqual(["2027-01-25T00:00:00.000Z", "2027-03-15T00:00:00.000Z"]);
});

it("asks for the days of an agenda, which goes on into the next month", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  const { from, to } = rangeOf("agenda", day("2027-03-25"));
  expect([from, to]).toEqual(["2027-03-24T23:00:00.000Z", "2027-04-23T22:00:00.000Z"]);
});

it("draws what has no end for half an hour, and never into the next day", () => {
  vi.stubEnv("TZ", "Europe/Berlin");
  expect(displayEnd("2027-02-28T09:00:00Z")).toBe("2027-02-28T09:30:00.000Z");
  expect(displayEnd("2027-02-28T22:59:00Z")).toBe("2027-02-28T23:00:00.000Z");
});

it("names what is shown in the reader's language", () => {
  expect(titleOf("month", day("2026-11-24"), "en")).toBe("November 2026");
  expect(titleOf("week", day("2026-11-30"), "en")).toMatch(/30 Nov\s*–\s*6 Dec 2026/);
  expect(titleOf("agenda", day("2026-11-25"), "en")).toMatch(/25 Nov\s*–\s*24 Dec 2026/);
  expect(titleOf("month", day("2026-11-24"), "ar")).toMatch(/2026|٢٠٢٦/);
});

it("reads the address: a view, and what is hidden", () => {
  expect([readView("week", true), readView("year", true), readView(null, false)]).toEqual([
    "week",
    "agenda",
    "month",
  ]);
  expect(readHidden("reminder.due.other")).toEqual(["due", "reminder"]);
  expect(readHidden(null)).toEqual([]);
});

it("knows its keys, and how other programs open an address", () => {
  expect(["m", "W", "t", "n", "p", "x"].map(keyed)).toEqual(["month", "week", "today", "on", "back", null]);
  expect(webcalOf("https://acme.example/api/a.ics")).toBe("webcal://acme.example/api/a.ics");
});

it("lets one drag one's own reminders that are to come, and nothing else", () => {
  const entry = (kind: Entry["kind"], isDone = false) => ({ kind, isDone }) as Entry;
  expect(isMovable(entry("reminder"), false)).toBe(true);
  expect(isMovable(entry("reminder"), true)).toBe(false);
  expect(isMovable(entry("reminder", true), false)).toBe(false);
  for (const kind of ["event", "due", "refresher"] as const)
    expect(isMovable(entry(kind), false)).toBe(false);
});

it("moves a reminder to what is still to come, and to nothing else", () => {
  const now = new Date("2027-03-01T08:00:00Z");
  expect(isToCome("2027-03-01T08:00:01Z", now)).toBe(true);
  for (const at of ["2027-03-01T08:00:00Z", "2027-02-28T08:00:00Z", null])
    expect(isToCome(at, now)).toBe(false);
});

it("moves a reminder and leaves the note as it is", () => {
  const note = {
    id: "n",
    revision: 7,
    title: "Call Otto",
    description: "",
    checklist: [],
    labels: ["l"],
    archive: false,
    reminder: "2027-03-01T08:00:00Z",
    reminded: false,
  } as unknown as Note;
  expect(remindedAt(note, "2027-03-02T08:00:00.000Z")).toEqual({
    ...{ revision: 7, title: "Call Otto", description: "", checklist: [], labels: ["l"], archive: false },
    reminder: "2027-03-02T08:00:00.000Z",
  });
});

it.each([
  ["event", null, null, "/apps/myevent/1", "title.event"],
  ["event", null, "waiting", "/apps/myevent/1", "unsure.waiting"],
  ["event", null, "led", "/apps/myevent/1", "title.lead"],
  ["event", null, "led and waiting", "/apps/myevent/1", "title.lead"],
  ["due", "course", null, "/apps/course/1", "title.due.course"],
  ["due", "form", null, "/apps/form/1", "title.due.form"],
  ["due", "pathway", null, "/apps/pathways/1", "title.due.pathway"],
  ["due", null, null, "/apps/course/1", "title.due.course"],
  ["refresher", "course", null, "/apps/course/1", "title.refresher"],
  ["reminder", null, null, "/apps/notes/1", "title.reminder"],
] as const)("%s of %s in state %s leads to its page under its name", (kind, document, state, path, key) => {
  const entry: Entry = {
    kind,
    document,
    state: state === "led and waiting" ? "waiting" : state,
    id: "1",
    title: "Fire safety",
    startsAt: "2027-03-28T09:00:00Z",
    isDone: false,
    address: "",
    isOnline: false,
    runs: Boolean(state?.startsWith("led")),
  };
  expect(pathOf(entry)).toBe(path);
  expect(titleKey(entry)).toBe(key);
});
