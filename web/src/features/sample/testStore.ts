/** A store in memory with the first values of an app, for tests of its handlers. */
import type { SampleApp, SampleStore } from "./app";
import { makeRandom } from "./random";

export function sampleTest(app: SampleApp, now = new Date(2026, 10, 25, 9)): SampleStore {
  const values = new Map(Object.entries(app.seed(makeRandom("test"), now)));
  return {
    read: async <T>(key: string) => structuredClone(values.get(key)) as T,
    change: async <T, R>(key: string, change: (value: T) => { value: T; answer: R }) => {
      const { value, answer } = change(structuredClone(values.get(key)) as T);
      values.set(key, value);
      return answer;
    },
  };
}
