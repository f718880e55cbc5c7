import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api/client";
import { setLanguage, startI18n } from "../i18n/i18n";
import { chooseLanguage, syncLanguage } from "./ownLanguage";

beforeAll(startI18n);
beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage("en");
});

const languageRequest = (language: string) => [
  "/api/me/preferences",
  { body: { language }, keepalive: true },
];

it("tells what was chosen before signing in, once", async () => {
  const patch = vi.spyOn(api, "patch").mockResolvedValue({ shortcuts: [], settings: {} } as never);
  await syncLanguage();
  expect(patch).not.toHaveBeenCalled();
  await chooseLanguage("ar");
  expect(document.documentElement.lang).toBe("ar");
  expect(patch).not.toHaveBeenCalled();
  await syncLanguage();
  await syncLanguage();
  expect(patch.mock.calls).toEqual([languageRequest("ar")]);
});

it("tells it again with the next page when the server was away, and the latest choice last", async () => {
  const patch = vi.spyOn(api, "patch").mockRejectedValueOnce(new Error("away"));
  patch.mockResolvedValue({ shortcuts: [], settings: {} } as never);
  await chooseLanguage("ar");
  await syncLanguage();
  await chooseLanguage("en");
  await syncLanguage();
  expect(patch.mock.calls).toEqual([languageRequest("ar"), languageRequest("en")]);
  await syncLanguage();
  expect(patch).toHaveBeenCalledTimes(2);
});
