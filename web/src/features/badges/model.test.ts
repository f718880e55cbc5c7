import { describe, expect, it } from "vitest";
import { type Badge, changeOf, draftOf, type MyBadge, newlyEarned } from "./model";

const badge = {
  id: "b-1",
  title: "First aider",
  description: "For whoever helps.",
  status: "active",
  holders: 2,
  revision: 4,
} as Badge;

describe("a draft of a badge", () => {
  it("sends what differs and nothing else", () => {
    const draft = draftOf(badge);
    expect(changeOf(badge, draft)).toBeNull();
    expect(changeOf(badge, { ...draft, title: "  First aider " })).toBeNull();
    expect(changeOf(badge, { ...draft, title: "Helper", description: "" })).toEqual({
      title: "Helper",
      description: "",
    });
  });
});

describe("badges that are news", () => {
  const own = (id: string, time: string) => ({ id, awardedAt: `2026-11-22T${time}Z` }) as MyBadge;
  const all = [own("c", "12:02:00"), own("b", "12:01:00"), own("a", "09:00:00")];
  const ids = (since: string, fallback: string[] = []) =>
    newlyEarned(all, { since: Date.parse(`2026-11-22T${since}Z`), ids: fallback }).map(({ id }) => id);

  it("are those of this session, the oldest first", () => {
    expect(ids("12:00:00")).toEqual(["b", "c"]);
    expect(ids("12:03:00")).toEqual([]);
  });

  it("are those that the server told of, and what came after, whatever the browser's clock says", () => {
    expect(ids("23:00:00", ["b"])).toEqual(["b", "c"]);
    expect(ids("12:00:00", ["withdrawn since"])).toEqual(["b", "c"]);
  });
});
