import i18n from "i18next";
import { expect, it, vi } from "vitest";

it("has the words of a screen that is opened by its address, although it asks before the languages are there", async () => {
  vi.resetModules();
  const { languagesStarted, openScreenCatalogues } = await import("./i18n");
  const asked = openScreenCatalogues();
  await languagesStarted();
  await asked;
  expect(i18n.t("tenants:one.log")).toBe("Audit log");
  expect(i18n.t("console:problem.reload")).toBe("Reload page");
});
