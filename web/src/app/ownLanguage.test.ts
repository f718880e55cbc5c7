import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api/client";
import { setLanguage, startWords } from "../i18n/i18n";
import { chooseLanguage, tellLanguage } from "./ownLanguage";

beforeAll(startWords);
beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage("en");
});

const told = (language: string) => ["/api/me/preferences", { body: { language }, keepalive: true }];

it("tells what was chosen before signing in, once", async () => {
  const patch = vi.spyOn(api, "patch").mockResolvedValue({ shortcuts: [], settings: {} } as never);
  await tellLanguage();
  expect(patch).not.toHaveBeenCalled();
  await chooseLanguage("ar");
  expect(document.documentElement.lang).toBe("ar");
  expect(patch).not.toHaveBeenCalled();
  await tellLanguage();
  await tellLanguage();
  expect(patch.mock.calls).toEqual([told("ar")]);
});

it("tells it again with the next page when the server was away, and the latest choice last", async () => {
  const patch = vi.spyOn(api, "patch").mockRejectedValueOnce(new Error("away"));
  patch.mockResolvedValue({ shortcuts: [], settings: {} } as never);
  await chooseLanguage("ar");
  await tellLanguage();
  await chooseLanguage("en");
  await tellLanguage();
  expect(patch.mock.calls).toEqual([told("ar"), told("en")]);
  await tellLanguage();
  expect(patch).toHaveBeenCalledTimes(2);
});
