import i18n from "i18next";
import { beforeAll, expect, it } from "vitest";
import { openScreenCatalogues, startLanguages } from "./i18n";

beforeAll(startLanguages);
beforeAll(openScreenCatalogues);

it("writes numbers in sentences as everywhere else on the page", () => {
  expect(i18n.t("triggers:isFor", { count: 10_000 })).toBe("10,000 people match.");
  expect(i18n.t("navigation:templateCount", { count: 1_234 })).toBe("1,234 tenants");
  expect(i18n.t("navigation:templateCount", { count: 1 })).toBe("1 tenant");
});
