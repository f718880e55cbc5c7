import { expect, it } from "vitest";
import { choicesOf } from "./choices";

it("orders words as people say them, not as programs write them", () => {
  const names: Record<string, string> = { "a.invited": "Invited", "b.created": "Created" };
  expect(choicesOf(["a.invited", "b.created"], (word) => names[word] ?? word, "en")).toEqual([
    { value: "b.created", label: "Created" },
    { value: "a.invited", label: "Invited" },
  ]);
});
