import { describe, expect, it } from "vitest";
import { linesOfPage, spanOf } from "./foldSignIns";
import type { AuditRow } from "./model";

const row = (id: string, action: string, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  action,
  at: `2026-11-22T0${id}:00:00Z`,
  actor: "lena",
  subject: `session-${id}`,
  details: {},
  ...more,
});
const signInRow = (id: string, more?: Partial<AuditRow>) => row(id, "session.begun", more);
const none: ReadonlySet<string> = new Set();
const ids = (rows: readonly AuditRow[], open = none) => linesOfPage(rows, open).map(({ id }) => id);

describe("sign-ins that follow each other", () => {
  it("are one line, and whatever stands between them begins another", () => {
    const page = [
      signInRow("9"),
      signInRow("8"),
      row("7", "course.created"),
      signInRow("6"),
      signInRow("5"),
      signInRow("4"),
    ];
    const lines = linesOfPage(page, none);
    expect(lines.map(({ id }) => id)).toEqual(["fold-8", "7", "fold-4"]);
    expect(lines.map(({ foldedRows }) => foldedRows?.length)).toEqual([2, undefined, 3]);
  });

  it("are one person's, in one name", () => {
    expect(ids([signInRow("9"), signInRow("8", { actor: "marco" }), signInRow("7")])).toEqual([
      "9",
      "8",
      "7",
    ]);
    expect(ids([signInRow("9"), signInRow("8", { actingAs: "tess" })])).toEqual(["9", "8"]);
  });

  it("are no other rows that are alike, and one alone is no line of several", () => {
    const page = [row("9", "session.ended"), row("8", "session.ended"), signInRow("7")];
    expect(linesOfPage(page, none)).toEqual(page);
  });

  it("are shown below their line while it is open, each as it is", () => {
    const page = [signInRow("9"), signInRow("8"), row("7", "course.created")];
    const lines = linesOfPage(page, new Set(["fold-8", "fold-1"]));
    expect(lines.map(({ id, isWithin }) => [id, isWithin])).toEqual([
      ["fold-8", undefined],
      ["9", true],
      ["8", true],
      ["7", undefined],
    ]);
    expect(lines[1]).toMatchObject(page[0] as AuditRow);
  });

  it("keep their line open when somebody comes in meanwhile", () => {
    const open = new Set(["fold-7"]);
    expect(ids([signInRow("8"), signInRow("7")], open)).toEqual(["fold-7", "8", "7"]);
    expect(ids([signInRow("9"), signInRow("8"), signInRow("7")], open)).toEqual(["fold-7", "9", "8", "7"]);
  });

  it("say together what all of them say, and from when to when", () => {
    const page = [
      signInRow("9", { ip: "::1", teamId: "acme" }),
      signInRow("8", { ip: "::2", teamId: "acme" }),
    ];
    const [line] = linesOfPage(page, none);
    expect(line).toMatchObject({ teamId: "acme", ip: undefined, actor: "lena" });
    const span = { from: page[1]?.at, to: page[0]?.at };
    expect(line && spanOf(line)).toEqual(span);
    const [upwards] = linesOfPage(page.toReversed(), none);
    expect(upwards && spanOf(upwards)).toEqual(span);
  });
});
