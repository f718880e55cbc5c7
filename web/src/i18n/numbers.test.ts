import { beforeAll, expect, it } from "vitest";
import { startWords, words } from "./i18n";

beforeAll(async () => {
  await startWords();
  words.addResourceBundle("en", "numbers", { people: "{{count}} people", of: "{{done}} of {{all}}" });
});

it("writes numbers in sentences as everywhere else on the page", () => {
  const t = words.getFixedT("en", "numbers");
  expect(t("people", { count: 10_000 })).toBe("10,000 people");
  expect(t("of", { done: 2.5, all: "1234" })).toBe("2.5 of 1234");
});
