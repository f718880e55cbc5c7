/**
 * Where the sample areas keep their values: in this browser's database, and in memory where that is forbidden or full.
 * Nothing of it reaches the server.
 */
import { clear, createStore, get, type UseStore, update } from "idb-keyval";
import type { SampleStore } from "./app";

/** `kept`: in the database; `memory`: gone when the page is loaded anew. */
export type StoreMode = "kept" | "memory";

type Listener = (keeping: StoreMode) => void;

/** First values are asked for when a key is read that has none. */
export type FirstValueOf = (key: string) => Promise<unknown>;

export type Values = SampleStore & {
  /** Forgets everything: the next one who reads finds the first values again. */
  reset(): Promise<void>;
  readonly keeping: StoreMode;
  onChange(listener: Listener): () => void;
};

/** One list of values; `where` is missing where there is no database. */
export function makeStore(seed: FirstValueOf, where: UseStore | undefined = open()): Values {
  const memory = new Map<string, unknown>();
  const listeners = new Set<Listener>();
  let keeping: StoreMode = where ? "kept" : "memory";

  const forget = () => {
    if (keeping === "memory") return;
    keeping = "memory";
    for (const listener of listeners) listener(keeping);
  };

  /** What lies in the database may be read as long as it can be; memory wins, for it is newer. */
  async function storedValue(key: string): Promise<unknown> {
    if (memory.has(key)) return memory.get(key);
    if (!where) return undefined;
    return get(key, where).catch(() => {
      forget();
      return undefined;
    });
  }

  /** Keeps the first value, unless another tab (or another reader here) was quicker: what stands there already is the value. */
  async function begin(key: string, first: unknown): Promise<unknown> {
    if (keeping === "kept" && where) {
      let value = first;
      try {
        await update(
          key,
          (now) => {
            value = now ?? first;
            return value;
          },
          where,
        );
        return value;
      } catch {
        forget();
      }
    }
    if (!memory.has(key)) memory.set(key, first);
    return memory.get(key);
  }

  async function read<T>(key: string): Promise<T> {
    const result = await storedValue(key);
    if (result !== undefined) return result as T;
    return (await begin(key, await seed(key))) as T;
  }

  async function change<T, R>(key: string, decide: (value: T) => { value: T; answer: R }): Promise<R> {
    const before = await read<T>(key);
    if (keeping === "kept" && where && !memory.has(key)) {
      let answer: R | undefined;
      let refusal: unknown;
      try {
        // One transaction of the database: two tabs do not overwrite each other.
        await update<T>(
          key,
          (now) => {
            try {
              const decided = decide(now ?? before);
              answer = decided.answer;
              return decided.value;
            } catch (error) {
              refusal = error;
              return now ?? before;
            }
          },
          where,
        );
        if (refusal !== undefined) throw refusal;
        return answer as R;
      } catch {
        if (refusal !== undefined) throw refusal;
        forget();
      }
    }
    const { value, answer } = decide(memory.has(key) ? (memory.get(key) as T) : before);
    memory.set(key, value);
    return answer;
  }

  return {
    read,
    change,
    async reset() {
      memory.clear();
      if (where) await clear(where).catch(forget);
    },
    get keeping() {
      return keeping;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function open(): UseStore | undefined {
  try {
    return typeof indexedDB === "undefined" ? undefined : createStore("learnt.sample", "values");
  } catch {
    return undefined;
  }
}
