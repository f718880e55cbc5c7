import { describe, expect, it } from "vitest";
import { differences, rebase, rebaseWithClashes, stillClashing, valueAt, withValueAt } from "./rebase";

describe("a draft of what was saved meanwhile", () => {
  const kept = {
    at: "08:00",
    zone: "Europe/Berlin",
    kinds: [
      { kind: "due", mail: "now" },
      { kind: "badge", mail: "digest" },
    ],
  };

  it("is what is kept, where nothing was chosen since", () => {
    const sent = { ...kept, at: "8:00" };
    expect(rebase(sent, kept, sent)).toEqual(kept);
  });

  it("keeps what was chosen since, part by part, and takes the rest from what is kept", () => {
    const theirs = { ...kept, zone: "Europe/Oslo", kinds: [{ kind: "due", mail: "never" }, kept.kinds[1]] };
    const mine = { ...kept, at: "09:30", kinds: [kept.kinds[0], { kind: "badge", mail: "never" }] };
    expect(rebase(kept, theirs, mine)).toEqual({
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
    const kept = { settings: { link: "a", chat: false }, title: "One" };
    const mine = { settings: { link: "a", chat: true }, title: "One" };
    const theirs = { settings: { link: "b", chat: false }, title: "One" };
    expect(rebaseWithClashes(kept, theirs, mine)).toEqual([
      { settings: { link: "b", chat: true }, title: "One" },
      [],
    ]);
    const [merged, clashes] = rebaseWithClashes(kept, theirs, {
      ...mine,
      settings: { link: "c", chat: true },
    });
    expect(merged.settings).toEqual({ link: "c", chat: true });
    expect(clashes).toEqual([{ path: ["settings", "link"], mine: "c", theirs: "b" }]);
  });

  it("clash over a list as a whole, unless its parts have names", () => {
    expect(rebaseWithClashes(["a", "b"], ["a", "x"], ["y", "b"])).toEqual([
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
    const [merged, clashes] = rebaseWithClashes([a, b, c], theirs, mine);
    expect(merged.map(({ id, text }) => [id, text])).toEqual([
      ["new", "Theirs"],
      ["c", "C"],
      ["a", "a"],
      ["b", "B"],
    ]);
    expect(clashes).toEqual([{ path: ["c"], mine: { id: "c", text: "C" }, theirs: undefined }]);
  });

  it("do not make one of two alternatives", () => {
    const none = { kind: "none" };
    const [mine, theirs] = [
      { kind: "date", day: "2027-01-01" },
      { kind: "days", days: 5 },
    ];
    expect(rebaseWithClashes<object>(none, theirs, mine)).toEqual([mine, [{ path: [], mine, theirs }]]);
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
    expect(stillClashing(known, [], { title: "Same" }, { title: "Same" })).toEqual([]);
    expect(stillClashing(known, known, { title: "Mine" }, { title: "Other" })).toEqual([
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
