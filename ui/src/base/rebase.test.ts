import { describe, expect, it } from "vitest";
import { rebase } from "./rebase";

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
