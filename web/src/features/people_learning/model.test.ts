import { describe, expect, it } from "vitest";
import { actionsOf, documentOf, type PersonDocument, reasonsIn, remindersIn, statusKey } from "./model";

const row = (different: Partial<PersonDocument> = {}): PersonDocument => ({
  id: "r",
  type: "course",
  kind: "course",
  documentId: "d",
  title: "Safety",
  status: "inprogress",
  progress: 50,
  round: 1,
  isOptional: false,
  isShown: true,
  dueAt: null,
  permittedAt: null,
  startedAt: "2026-11-01T08:00:00Z",
  completedAt: null,
  archivedAt: null,
  updatedAt: "2026-11-01T08:00:00Z",
  remindedAt: null,
  reasons: [],
  ...different,
});

it("leads to a course on a person's page, and finds there what is none", () => {
  const of = (type: PersonDocument["type"]) =>
    documentOf("manager", "p1", { id: "d", type, title: "Fire & rescue" });
  expect(of("course")).toBe("/apps/manager/my-team/p1?course=d");
  expect(of("pathway")).toBe("/apps/manager/my-team/p1?l-search=Fire%20%26%20rescue");
});

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(" ");

describe("what can be done with something that a person has", () => {
  it("settles rounds for admins alone", () => {
    expect(actionsOf(row(), "manager")).toEqual(["remind", "extend"]);
    expect(actionsOf(row(), "admin")).toEqual(["remind", "extend", "complete", "reset"]);
  });

  it("leaves what is completed to a new round", () => {
    const done = row({ status: "completed", completedAt: "2026-11-02T08:00:00Z" });
    expect(actionsOf(done, "manager")).toEqual([]);
    expect(actionsOf(done, "admin")).toEqual(["reset"]);
  });

  it("settles whatever is completed, and dates what holds courses", () => {
    const settled = (type: PersonDocument["type"]) => actionsOf(row({ type, kind: type }), "admin");
    expect(settled("form")).toEqual(["remind", "complete", "reset"]);
    expect(settled("resource")).toEqual(["remind", "complete", "reset"]);
    expect(settled("pathway")).toEqual(["remind", "extend", "complete", "reset"]);
    expect(settled("package")).toEqual(["remind", "extend", "complete", "reset"]);
    expect(settled("event")).toEqual(["remind"]);
    expect(actionsOf(row({ type: "package", kind: "package" }), "manager")).toEqual(["remind", "extend"]);
  });

  it("takes back what is theirs to take, and does nothing with what was there once", () => {
    const reasons = [{ kind: "manager", name: "Marco Boss", canTake: true }];
    expect(actionsOf(row({ reasons }), "manager")).toContain("take");
    expect(actionsOf(row({ reasons, archivedAt: "2026-11-02T08:00:00Z" }), "manager")).toEqual([]);
  });

  it("does not remind of what nobody sees", () => {
    expect(actionsOf(row({ isShown: false }), "admin")).toEqual(["extend", "reset"]);
  });
});

it("says each reason once, by its name where it has one", () => {
  const reasons = [
    { kind: "rule", name: "Leeds", canTake: false },
    { kind: "rule", name: "Leeds", canTake: false },
    { kind: "trigger", name: null, canTake: false },
  ];
  expect(reasonsIn(t, reasons)).toBe("why.rule Leeds · why.triggerBare");
});

it("says of reminders what happened, and of nothing that did not", () => {
  expect(remindersIn(t, { sent: 2, alreadyToday: 0, nothingToDo: 0 })).toEqual(["reminded.sent 2"]);
  expect(remindersIn(t, { sent: 0, alreadyToday: 1, nothingToDo: 3 })).toEqual([
    "reminded.sent 0",
    "reminded.already 1",
    "reminded.nothing 3",
  ]);
});

it("has words for a status that a newer server knows", () => {
  expect(statusKey("completed")).toBe("status.completed");
  expect(statusKey("dreaming")).toBe("status.notstarted");
});
