import type { UseStore } from "idb-keyval";
import { expect, it } from "vitest";
import { makeStore } from "./store";

/** One store of the browser's database, which several tabs have open; `full` refuses to write. */
function database(now = { full: false }): { values: Map<string, unknown>; open: UseStore } {
  const values = new Map<string, unknown>();
  const requested = <T>(result: T) => {
    const request = { result, onsuccess: () => undefined as unknown };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const objects = {
    get: (key: string) => requested(structuredClone(values.get(key))),
    put: (value: unknown, key: string) => {
      if (now.full) throw new DOMException("No room is left.", "QuotaExceededError");
      values.set(key, structuredClone(value));
    },
    clear: () => values.clear(),
    get transaction() {
      const transaction = { oncomplete: () => undefined as unknown };
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
  };
  // As in the browser: one transaction after another.
  let last: Promise<unknown> = Promise.resolve();
  const open: UseStore = (_mode, work) => {
    const done = last.then(() => work(objects as unknown as IDBObjectStore));
    last = done.catch(() => undefined);
    return done;
  };
  return { values, open };
}

const seed = async (key: string) => [`${key}, first`];
const more = (word: string) => (value: string[]) => ({ value: [...value, word], answer: value.length });

it("keeps what is changed, and begins anew after a reset", async () => {
  const { open } = database();
  const store = makeStore(seed, open);
  expect(await store.read("a")).toEqual(["a, first"]);
  expect(await store.change("a", more("second"))).toBe(1);
  expect(await makeStore(seed, open).read("a")).toEqual(["a, first", "second"]);
  await store.reset();
  expect(await store.read("a")).toEqual(["a, first"]);
  expect(store.keeping).toBe("kept");
});

it("loses nothing of what two tabs do at once, not even at the very first time", async () => {
  const { open } = database();
  const tabs = [makeStore(seed, open), makeStore(seed, open)];
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (tabs[at % 2] as (typeof tabs)[number]).change("a", more(`${at}`))),
  );
  const saved = await makeStore(seed, open).read<string[]>("a");
  expect(saved).toHaveLength(21);
  expect(saved[0]).toBe("a, first");
});

it("works in memory where the database is forbidden, and says so", async () => {
  const fallback: string[] = [];
  const store = makeStore(seed, async () => {
    throw new DOMException("It is forbidden.", "SecurityError");
  });
  store.onChange(() => fallback.push(store.keeping));
  await Promise.all([store.change("a", more("one")), store.change("a", more("two"))]);
  expect(await store.read("a")).toEqual(["a, first", "one", "two"]);
  expect(fallback).toEqual(["memory"]);
  await store.reset();
  expect(await store.read("a")).toEqual(["a, first"]);
});

it("goes on in memory where it is full, and still shows what was kept before", async () => {
  const now = { full: false };
  const { open, values } = database(now);
  const store = makeStore(seed, open);
  await store.change("a", more("kept"));
  now.full = true;
  await store.change("a", more("in memory"));
  expect(store.keeping).toBe("memory");
  expect(await store.read("a")).toEqual(["a, first", "kept", "in memory"]);
  expect(values.get("a")).toEqual(["a, first", "kept"]);
  expect(await store.change("b", more("other"))).toBe(1);
  expect(await store.read("b")).toEqual(["b, first", "other"]);
});

it("leaves all as it was where a change refuses", async () => {
  const store = makeStore(seed, database().open);
  const refuse = () => {
    throw new Error("No.");
  };
  await expect(store.change("a", refuse)).rejects.toThrow("No.");
  expect(await store.read("a")).toEqual(["a, first"]);
  expect(store.keeping).toBe("kept");
});
