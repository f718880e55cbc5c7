import { describe, expect, it } from "vitest";
import type { Condition, Field, Section } from "./model";
import { drawingOf } from "./paths";

const when = (...fields: string[]): Condition => ({
  all: true,
  rules: fields.map((field) => ({ field, op: "answered" })),
});
const asks = (id: string, more: Partial<Field> = {}): Field => ({
  id,
  type: "shortText",
  label: id,
  ...more,
});
const page = (id: string, fields: Field[], more: Partial<Section> = {}): Section => ({ id, fields, ...more });
const kinds = (sections: Section[]) =>
  drawingOf(sections).pages.map(({ rows }) => rows.map(({ kind }) => kind));

describe("the drawing of the paths", () => {
  it("shows the questions that conditions name or decide about, and counts the others", () => {
    const sections = [
      page("1", [asks("a"), asks("b"), asks("c", { visibleWhen: when("a") })], {
        jumps: [{ to: "end", when: when("a") }],
      }),
      page("2", [asks("d"), asks("e")], { visibleWhen: when("c") }),
    ];
    expect(kinds(sections)).toEqual([
      ["page", "question", "question", "rest", "jump"],
      ["page", "rest"],
    ]);
    const { numbers, pages } = drawingOf(sections);
    expect([...numbers.values()]).toEqual([1, 2, 3]);
    expect(pages[1]?.rows[0]?.numbers).toEqual([3]);
  });

  it("leads from a question to all that depends on it in one lane, and crosses nothing else there", () => {
    const sections = [
      page("1", [asks("a"), asks("b", { visibleWhen: when("a") }), asks("c", { requiredWhen: when("a") })]),
      page("2", [asks("d", { visibleWhen: when("c") })]),
      page("3", [asks("e", { visibleWhen: when("a", "d") })]),
    ];
    const { lines, lanes } = drawingOf(sections);
    expect(lines.map(({ side, isBroken }) => [side, isBroken])).toEqual(
      Array.from({ length: 5 }, () => ["start", false]),
    );
    expect(lanes).toEqual({ start: 3, end: 0 });
    for (const item of lines)
      for (const other of lines)
        if (item.lane === other.lane && item.from !== other.from)
          expect(Math.max(item.from, item.to ?? 0) < other.from || item.from > (other.to ?? 0)).toBe(true);
  });

  it("marks what leads nowhere: what is gone, what comes later, jumps back, and pages that nobody comes to", () => {
    const sections = [
      page("1", [asks("a", { visibleWhen: when("gone") }), asks("b", { visibleWhen: when("c") })], {
        jumps: [{ to: "3", when: { rules: [] } }],
      }),
      page("2", [asks("c", { visibleWhen: when("c") })], { jumps: [{ to: "1", when: when("a") }] }),
      page("3", [asks("d")], { jumps: [{ to: "x", when: when("d") }] }),
    ];
    const { lines, pages, broken } = drawingOf(sections);
    expect(broken).toEqual([1, 2, 3]);
    expect(lines.filter(({ side, isBroken }) => side === "end" && isBroken)).toHaveLength(2);
    expect(lines.filter(({ to }) => to === null).map(({ side }) => side)).toEqual(["start", "start", "end"]);
    expect(pages.map(({ isUnreached, goesOn }) => [isUnreached, goesOn])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });

  it("draws five hundred questions that depend on one in a single lane", () => {
    const fields = Array.from({ length: 499 }, (_, at) => asks(`f${at}`, { visibleWhen: when("first") }));
    const { lanes, lines } = drawingOf([page("1", [asks("first"), ...fields])]);
    expect([lanes.start, lines.length]).toEqual([1, 499]);
  });
});
