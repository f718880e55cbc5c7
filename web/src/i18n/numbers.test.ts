import { beforeAll, expect, it } from "vitest";
import { i18n, startI18n } from "./i18n";

beforeAll(async () => {
  await startI18n();
  i18n.addResourceBundle("en", "numbers", { people: "{{count}} people", of: "{{done}} of {{all}}" });
});

it("writes numbers in sentences as everywhere else on the page", () => {
  const t = i18n.getFixedT("en", "numbers");
  expect(t("people", { count: 10_000 })).toBe("10,000 people");
  expect(t("of", { done: 2.5, all: "1234" })).toBe("2.5 of 1234");
});
