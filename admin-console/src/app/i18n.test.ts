import i18n from "i18next";
import { expect, it } from "vitest";
import { openScreenCatalogues } from "./i18n";

it("has the words of a screen that is opened by its address, although nobody has waited for the languages", async () => {
  await openScreenCatalogues();
  expect(i18n.t("tenants:one.log")).toBe("Audit log");
  expect(i18n.t("console:problem.reload")).toBe("Reload page");
});
