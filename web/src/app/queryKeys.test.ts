import { describe, expect, it } from "vitest";
import { queryKeys } from "./queryKeys";

const sources = Object.entries(
  import.meta.glob<string>(
    ["../**/*.{ts,tsx}", "!../**/*.test.*", "!../api/schema.d.ts", "!../features/sample*/**"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);
const filesWith = (pattern: RegExp, except: RegExp = /^$/) =>
  sources.flatMap(([file, text]) => (pattern.test(text) && !except.test(file) ? [file] : []));

describe("the keys of queries", () => {
  it("begin with a word that stands in one place", () => {
    expect(filesWith(/queryKey: \["|Key = (\([^)]*\) => )?\["/)).toEqual([]);
  });

  it("have each word once", () => {
    const firstWords = Object.values(queryKeys).map(([word]) => word);
    expect(firstWords.filter((word, at) => firstWords.indexOf(word) !== at)).toEqual([]);
  });

  it("are all in use", () => {
    const all = sources.map(([, text]) => text).join("");
    const names = Object.keys(queryKeys);
    expect(names.filter((name) => !new RegExp(`queryKeys\\.${name}\\b`).test(all))).toEqual([]);
  });
});

it("keeps no account by hand of what is being sent", () => {
  // What the login page loads is the smaller for it.
  const first = /features\/identity\//;
  expect(filesWith(/\[(busy|saving|sending|pending), set\w+\] = useState(<[^>]*>)?\(/, first)).toEqual([
    // An attempt that is saved as it is answered says how that goes.
    "../features/quizzes/components/Answering.tsx",
  ]);
});

it("changes things beside the queries: no screen holds a mutation of its own", () => {
  expect(filesWith(/\buse(Mutation|Change)[<(]/, /^\.\/|features\/\w+\/queries\.ts$/)).toEqual([]);
});
