import { getSettings, settingsOf, storeSettings } from "@learnt/ui/theme/settings";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../api/client";
import {
  loadPreferences,
  localPreferences,
  storeLocalPreferences,
  watchLocalPreferences,
} from "./preferences";

const all = { shortcuts: ["forms"], settings: { layout: "here" } };

afterEach(() => {
  storeLocalPreferences("lena", null);
  storeSettings(null, {});
  vi.restoreAllMocks();
});

it("keeps what a person chose in this browser, for that person only, until it is given back", () => {
  const received = vi.fn();
  const leave = watchLocalPreferences(received);
  expect(localPreferences("lena")).toBeNull();
  storeLocalPreferences("lena", all);
  expect([localPreferences("lena"), localPreferences("otto")]).toEqual([all, null]);
  storeLocalPreferences("lena", null);
  expect(localPreferences("lena")).toBeNull();
  expect(received).toHaveBeenCalledTimes(2);
  leave();
});

it("hears what another tab of this browser keeps, and passes nonsense over", () => {
  const received = vi.fn();
  const leave = watchLocalPreferences(received);
  localStorage.setItem("learnt.own.lena", "{nonsense");
  expect(localPreferences("lena")).toBeNull();
  window.dispatchEvent(new StorageEvent("storage", { key: "learnt.own.lena" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "learnt.theme" }));
  expect(received).toHaveBeenCalledTimes(1);
  leave();
});

it("begins with what stays in this browser, without asking the server", async () => {
  const get = vi.spyOn(api, "get").mockResolvedValue({ shortcuts: [], settings: { layout: "server" } });
  storeLocalPreferences("lena", all);
  await loadPreferences("lena");
  expect([settingsOf(), getSettings(), get.mock.calls.length]).toEqual(["lena", all.settings, 0]);
  await loadPreferences("otto");
  expect([settingsOf(), getSettings()]).toEqual(["otto", { layout: "server" }]);
});
