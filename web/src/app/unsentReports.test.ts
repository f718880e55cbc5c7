import { beforeEach, expect, it } from "vitest";
import { forgetUnsent, hasUnsent, waitUntilSent } from "./unsentReports";

beforeEach(() => localStorage.clear());

it("knows what the server does not have yet, of one person and not of another", () => {
  localStorage.setItem("learnt.note.lena.1", "{}");
  localStorage.setItem("learnt.form.otto.1", "{}");
  localStorage.setItem("learnt.settings", "{}");
  expect([
    hasUnsent("lena", localStorage),
    hasUnsent("otto", localStorage),
    hasUnsent("mia", localStorage),
  ]).toEqual([true, true, false]);
});

it("leaves nothing readable behind, and nothing of others out", () => {
  for (const key of ["note.lena.1", "form.lena.2", "reports.lena.3", "note.otto.1", "settings"])
    localStorage.setItem(`learnt.${key}`, "{}");
  forgetUnsent("lena", localStorage);
  expect(Object.keys(localStorage).sort()).toEqual(["learnt.note.otto.1", "learnt.settings"]);
});

it("waits for what is on its way", async () => {
  localStorage.setItem("learnt.note.lena.1", "{}");
  setTimeout(() => localStorage.clear(), 50);
  expect(await waitUntilSent("lena", localStorage)).toBe(true);
  localStorage.setItem("learnt.note.lena.1", "{}");
  expect(await waitUntilSent("lena", localStorage, 10)).toBe(false);
});
