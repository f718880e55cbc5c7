import { describe, expect, it } from "vitest";
import { differences, rebase, rebaseWithConflicts, remainingConflicts, valueAt, withValueAt } from "./rebase";

describe("a draft of what was saved meanwhile", () => {
  const saved = {
    at: "08:00",
    zone: "Europe/Berlin",
    kinds: [
      { kind: "due", mail: "now" },
      { kind: "badge", mail: "digest" },
    ],
  };

  it("is what is kept, where nothing was chosen since", () => {
    const sent = { ...saved, at: "8:00" };
    expect(rebase(sent, saved, sent)).toEqual(saved);
  });

  it("keeps what was chosen since, part by part, and takes the rest from what is kept", () => {
    const theirs = { ...saved, zone: "Europe/Oslo", kinds: [{ kind: "due", mail: "never" }, saved.kinds[1]] };
    const mine = { ...saved, at: "09:30", kinds: [saved.kinds[0], { kind: "badge", mail: "never" }] };
    expect(rebase(saved, theirs, mine)).toEqual({
      at: "09:30",
      zone: "Europe/Oslo",
      kinds: [
        { kind: "due", mail: "never" },
        { kind: "badge", mail: "never" },
      ],
    });
  });

  it("keeps a list whole that became longer or shorter here or there", () => {
    expect(rebase(["a"], ["a", "b"], ["c"])).toEqual(["c"]);
    expect(rebase(["a"], ["b"], ["a", "c"])).toEqual(["a", "c"]);
    expect(rebase(["a"], ["a", "b"], ["a"])).toEqual(["a", "b"]);
  });

  it("keeps what was taken away", () => {
    expect(rebase({ picture: "old" }, { picture: "new" }, { picture: null as string | null })).toEqual({
      picture: null,
    });
  });
});

describe("two who change the same thing", () => {
  it("clash only where both changed the same leaf", () => {
    const saved = { settings: { link: "a", chat: false }, title: "One" };
    const mine = { settings: { link: "a", chat: true }, title: "One" };
    const theirs = { settings: { link: "b", chat: false }, title: "One" };
    expect(rebaseWithConflicts(saved, theirs, mine)).toEqual([
      { settings: { link: "b", chat: true }, title: "One" },
      [],
    ]);
    const [merged, conflicts] = rebaseWithConflicts(saved, theirs, {
      ...mine,
      settings: { link: "c", chat: true },
    });
    expect(merged.settings).toEqual({ link: "c", chat: true });
    expect(conflicts).toEqual([{ path: ["settings", "link"], mine: "c", theirs: "b" }]);
  });

  it("clash over a list as a whole, unless its parts have names", () => {
    expect(rebaseWithConflicts(["a", "b"], ["a", "x"], ["y", "b"])).toEqual([
      ["y", "b"],
      [{ path: [], mine: ["y", "b"], theirs: ["a", "x"] }],
    ]);
    const [a, b, c] = ["a", "b", "c"].map((id) => ({ id, text: id })) as [
      { id: string; text: string },
      { id: string; text: string },
      { id: string; text: string },
    ];
    const theirs = [{ id: "new", text: "Theirs" }, a, { ...b, text: "B" }];
    const mine = [{ ...c, text: "C" }, a, b];
    const [merged, conflicts] = rebaseWithConflicts([a, b, c], theirs, mine);
    expect(merged.map(({ id, text }) => [id, text])).toEqual([
      ["new", "Theirs"],
      ["c", "C"],
      ["a", "a"],
      ["b", "B"],
    ]);
    expect(conflicts).toEqual([{ path: ["c"], mine: { id: "c", text: "C" }, theirs: undefined }]);
  });

  it("do not make one of two alternatives", () => {
    const none = { kind: "none" };
    const [mine, theirs] = [
      { kind: "date", day: "2027-01-01" },
      { kind: "days", days: 5 },
    ];
    expect(rebaseWithConflicts<object>(none, theirs, mine)).toEqual([mine, [{ path: [], mine, theirs }]]);
  });

  it("are settled leaf by leaf", () => {
    const draft = { list: [{ id: "a", text: "mine", more: 1 }], title: "Mine" };
    expect(withValueAt(draft, ["list", "a", "text"], "theirs")).toEqual({
      list: [{ id: "a", text: "theirs", more: 1 }],
      title: "Mine",
    });
    expect(withValueAt(draft, ["list", "a"], undefined).list).toEqual([]);
    expect(withValueAt(draft, ["list", "b"], { id: "b" }).list).toHaveLength(2);
    expect(valueAt(draft, ["list", "a", "more"])).toBe(1);
  });

  it("no longer clash over what became the same", () => {
    const known = [{ path: ["title"], mine: "Mine", theirs: "Theirs" }];
    expect(remainingConflicts(known, [], { title: "Same" }, { title: "Same" })).toEqual([]);
    expect(remainingConflicts(known, known, { title: "Mine" }, { title: "Other" })).toEqual([
      { path: ["title"], mine: "Mine", theirs: "Other" },
    ]);
  });

  it("are told where they differ", () => {
    const mine = {
      title: "Mine",
      list: [
        { id: "a", text: "a" },
        { id: "b", text: "b" },
      ],
      tags: ["one"],
      same: { deep: 1 },
    };
    const theirs = {
      title: "Theirs",
      list: [{ id: "b", text: "B" }],
      tags: ["one", "two"],
      same: { deep: 1, more: 2 },
    };
    expect(differences(mine, theirs)).toEqual([
      { path: ["title"], mine: "Mine", theirs: "Theirs" },
      { path: ["list", "b", "text"], mine: "b", theirs: "B" },
      { path: ["list", "a"], mine: { id: "a", text: "a" }, theirs: undefined },
      { path: ["tags"], mine: ["one"], theirs: ["one", "two"] },
      { path: ["same", "more"], mine: undefined, theirs: 2 },
    ]);
  });
});
