import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openCatalogue } from "../i18n/i18n";
import { loadShellSoon } from "./loadShell";
import { loadTable } from "./paths";

vi.mock("./Shell", () => ({ default: () => null }));
vi.mock("./paths", () => ({ loadTable: vi.fn(async () => ({})) }));
vi.mock("../i18n/i18n", () => ({ openCatalogue: vi.fn(async () => undefined) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("brings nothing beside the form as long as nobody is about to sign in", () => {
  const stop = loadShellSoon();
  vi.advanceTimersByTime(60_000);
  expect(loadTable).not.toHaveBeenCalled();
  stop();
});

it("brings the shell once, with the first key, press or word that a password manager writes", () => {
  for (const sign of ["keydown", "pointerdown", "input"]) {
    const stop = loadShellSoon();
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event("keydown"));
    expect(loadTable).toHaveBeenCalledOnce();
    expect(openCatalogue).toHaveBeenCalledExactlyOnceWith("shell");
    stop();
    vi.clearAllMocks();
  }
});

it("brings nothing once the page was left, nor to whoever saves data", () => {
  loadShellSoon()();
  window.dispatchEvent(new Event("keydown"));
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  loadShellSoon();
  window.dispatchEvent(new Event("keydown"));
  expect(loadTable).not.toHaveBeenCalled();
});

it("brings the product's letters along, and asks for none beside the form", () => {
  const load = vi.fn(async () => []);
  vi.stubGlobal("document", Object.assign(Object.create(document), { fonts: { load } }));
  const stop = loadShellSoon();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("keydown"));
  expect(load).toHaveBeenCalledExactlyOnceWith('1em "Inter Variable"');
  stop();
});
