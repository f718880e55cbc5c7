import { getSettings, keepSettings, settingsOf } from "@learnt/ui/theme/settings";
import { afterEach, expect, it, vi } from "vitest";
import { api } from "../api/client";
import { beginWith, keepHere, keptHere, watchHere } from "./preferences";

const all = { shortcuts: ["forms"], settings: { layout: "here" } };

afterEach(() => {
  keepHere("lena", null);
  keepSettings(null, {});
  vi.restoreAllMocks();
});

it("keeps what a person chose in this browser, for that person only, until it is given back", () => {
  const heard = vi.fn();
  const leave = watchHere(heard);
  expect(keptHere("lena")).toBeNull();
  keepHere("lena", all);
  expect([keptHere("lena"), keptHere("otto")]).toEqual([all, null]);
  keepHere("lena", null);
  expect(keptHere("lena")).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
});

it("hears what another tab of this browser keeps, and passes nonsense over", () => {
  const heard = vi.fn();
  const leave = watchHere(heard);
  localStorage.setItem("learnt.own.lena", "{nonsense");
  expect(keptHere("lena")).toBeNull();
  window.dispatchEvent(new StorageEvent("storage", { key: "learnt.own.lena" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "learnt.theme" }));
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});

it("begins with what stays in this browser, without asking the server", async () => {
  const get = vi.spyOn(api, "get").mockResolvedValue({ shortcuts: [], settings: { layout: "server" } });
  keepHere("lena", all);
  await beginWith("lena");
  expect([settingsOf(), getSettings(), get.mock.calls.length]).toEqual(["lena", all.settings, 0]);
  await beginWith("otto");
  expect([settingsOf(), getSettings()]).toEqual(["otto", { layout: "server" }]);
});
