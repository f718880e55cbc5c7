import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Preferences } from "../../app/preferences";
import { PAUSE, PreferencesDraft } from "./preferencesDraft";

const initial: Preferences = { shortcuts: ["calendar"], settings: { layout: "old" } };

/** A server that answers when it is told to. */
function open() {
  const calls: Partial<Preferences>[] = [];
  const answers: { done: (all: Preferences) => void; fail: (error: Error) => void }[] = [];
  const shown: Preferences[] = [];
  const failures: unknown[] = [];
  const preferencesDraft = new PreferencesDraft(initial, {
    save: (change) => {
      calls.push(change);
      return new Promise((done, fail) => answers.push({ done, fail }));
    },
    show: (now) => shown.push(now),
    failed: (error) => failures.push(error),
  });
  return { calls, answers, shown, failures, preferencesDraft };
}

const layout = (value: string) => ({ settings: { layout: value } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows a choice at once, and saves several with one call", async () => {
  const { calls, shown, preferencesDraft } = open();
  preferencesDraft.choose(layout("a"));
  preferencesDraft.choose(layout("b"));
  preferencesDraft.choose({ shortcuts: ["forms"] });
  expect(shown.map(({ settings }) => settings.layout)).toEqual(["a", "b", "b"]);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(calls).toEqual([{ settings: { layout: "b" }, shortcuts: ["forms"] }]);
});

it("takes back what could not be saved, and says so", async () => {
  const { answers, failures, preferencesDraft } = open();
  preferencesDraft.choose(layout("a"));
  await vi.advanceTimersByTimeAsync(PAUSE);
  answers[0]?.fail(new Error("away"));
  await vi.advanceTimersByTimeAsync(0);
  expect(preferencesDraft.shown).toEqual(initial);
  expect(failures).toHaveLength(1);
});

it("keeps a later choice when an earlier one fails, and saves it", async () => {
  const { calls, answers, preferencesDraft } = open();
  preferencesDraft.choose(layout("a"));
  await vi.advanceTimersByTimeAsync(PAUSE);
  preferencesDraft.choose({ shortcuts: [] });
  answers[0]?.fail(new Error("away"));
  await vi.advanceTimersByTimeAsync(0);
  expect(preferencesDraft.shown).toEqual({ ...initial, shortcuts: [] });
  expect(calls.at(-1)).toEqual({ shortcuts: [] });
});

it("lets what comes from elsewhere in, but not over a choice that is not saved yet", async () => {
  const { answers, preferencesDraft } = open();
  const elsewhere: Preferences = { shortcuts: [], settings: { layout: "elsewhere" } };
  preferencesDraft.heard(elsewhere);
  expect(preferencesDraft.shown).toEqual(elsewhere);
  preferencesDraft.choose(layout("mine"));
  preferencesDraft.heard(initial);
  await vi.advanceTimersByTimeAsync(PAUSE);
  preferencesDraft.heard(initial);
  expect(preferencesDraft.shown.settings).toEqual({ layout: "mine" });
  answers[0]?.done({ ...elsewhere, ...layout("mine") });
  await vi.advanceTimersByTimeAsync(0);
  preferencesDraft.heard(initial);
  expect(preferencesDraft.shown).toEqual(initial);
});

it("saves what is waiting when the page goes", async () => {
  const { calls, preferencesDraft } = open();
  preferencesDraft.choose(layout("a"));
  void preferencesDraft.flush();
  expect(calls).toEqual([layout("a")]);
  await vi.advanceTimersByTimeAsync(PAUSE * 2);
  expect(calls).toHaveLength(1);
});

it("takes all that is shown to another place, and what is chosen on the way after it", async () => {
  const { calls, preferencesDraft } = open();
  preferencesDraft.choose(layout("a"));
  const sent: Preferences[] = [];
  let arrive: (all: Preferences) => void = () => undefined;
  let isDone = false;
  const shared = preferencesDraft.share(
    (all) => {
      sent.push(all);
      return new Promise((done) => {
        arrive = done;
      });
    },
    () => {
      isDone = true;
    },
  );
  expect(sent).toEqual([{ ...initial, ...layout("a") }]);
  preferencesDraft.choose({ shortcuts: ["late"] });
  arrive({ ...initial, ...layout("a") });
  await shared;
  expect(isDone).toBe(true);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(calls.at(-1)).toEqual({ ...layout("a"), shortcuts: ["late"] });
  expect(preferencesDraft.shown).toEqual({ ...layout("a"), shortcuts: ["late"] });
});

it("stays where it is when the other place does not take it", async () => {
  const { preferencesDraft } = open();
  const done = vi.fn();
  await expect(preferencesDraft.share(() => Promise.reject(new Error("away")), done)).rejects.toThrow("away");
  expect(done).not.toHaveBeenCalled();
  expect(preferencesDraft.shown).toEqual(initial);
});
