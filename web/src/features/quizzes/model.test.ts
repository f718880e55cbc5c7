import { describe, expect, it } from "vitest";
import { copyOf, fromList, gapsOf, isAnswered, moved, newQuestion, secondsLeft, withRight } from "./model";

describe("a pasted list", () => {
  it("is read question by question", () => {
    const result = fromList(
      "Where is the exit?\n* The stairs\n- The lift\n\nWhat burns?\n* Wood\n* Paper\n- Sand\n\nHow many exits?\n= 4,5\n\nNo answers at all",
    );
    expect(result.map(({ kind }) => kind)).toEqual(["single", "multiple", "numeric"]);
    expect(result[0]?.options?.map(({ text, right }) => [text, right])).toEqual([
      ["The stairs", true],
      ["The lift", false],
    ]);
    expect(result[2]?.number).toBe(4.5);
  });
});

describe("a question", () => {
  it("has one right option where one is chosen, and more where several are", () => {
    const single = newQuestion("single");
    const second = single.options?.[1]?.id ?? "";
    expect(withRight(single, second, true).options?.map(({ right }) => right)).toEqual([false, true]);
    const multiple = withRight({ ...single, kind: "multiple" }, second, true);
    expect(multiple.options?.map(({ right }) => right)).toEqual([true, true]);
  });

  it("has right answers for each gap of its text", () => {
    expect(gapsOf("Take the ___ and not the ___.", [["stairs"]])).toEqual([["stairs"], [""]]);
    expect(gapsOf("No gap")).toEqual([]);
  });

  it("is copied under ids of its own", () => {
    const item = newQuestion("matching", "Which?");
    const other = copyOf(item);
    expect(other.text).toBe("Which?");
    expect(new Set([item.id, other.id, item.options?.[0]?.id, other.options?.[0]?.id]).size).toBe(4);
  });

  it("moves in its list", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b"], 1, -1)).toEqual(["b", "a"]);
  });
});

it("counts the time by the server's clock", () => {
  const now = Date.parse("2026-01-01T10:00:00Z");
  expect(secondsLeft("2026-01-01T10:01:00Z", now, 0)).toBe(60);
  expect(secondsLeft("2026-01-01T10:01:00Z", now, 30_000)).toBe(30);
  expect(secondsLeft("2026-01-01T09:00:00Z", now, 0)).toBe(0);
});

it("knows what was answered", () => {
  expect([isAnswered(null), isAnswered(["", ""]), isAnswered({}), isAnswered(" ")]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isAnswered("a"), isAnswered(["", "b"]), isAnswered({ a: "b" }), isAnswered(0)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
