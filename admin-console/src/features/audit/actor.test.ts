import i18n from "i18next";
import { beforeAll, expect, it } from "vitest";
import { openScreenCatalogues, startLanguages, switchLanguage } from "../../app/i18n";

beforeAll(startLanguages);
beforeAll(openScreenCatalogues);

it("says who did what a tenant's log says, in the words that the tenants' app has, in each language", async () => {
  expect(i18n.t("audit:who.system")).toBe("The system");
  expect(i18n.t("audit:who.operator")).toBe("Platform operator");
  expect(i18n.t("audit:who.as", { name: "Lena" })).toBe("as Lena");
  await switchLanguage("ar");
  expect(i18n.t("audit:who.system")).toBe("النظام");
  await switchLanguage("en");
});
