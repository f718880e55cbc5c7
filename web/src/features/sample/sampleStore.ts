/** What this page keeps of the sample, apart from what answers: an app that changes it by itself need not bring the mock along. */
import type { SampleApp } from "./app";
import { makeRandom } from "./random";
import { makeStore, type Values } from "./store";

/** The first values of the apps that were asked, by their names. */
export const seeds = new Map<string, SampleApp["seed"]>();

/** The first value of a key: it is the one of the app that is asked. */
async function firstValue(key: string): Promise<unknown> {
  for (const [name, seed] of seeds) {
    const values = seed(makeRandom(name), new Date());
    if (key in values) return values[key];
  }
  throw new Error(`No sample app has a first value of ${key}.`);
}

export const store: Values = makeStore(firstValue);
