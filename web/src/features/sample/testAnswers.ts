/** Asks an area of the sample as its screens do, without a browser: for tests of its handlers. */
import { getResponse } from "msw";
import type { SampleApp } from "./app";
import { makeRandom } from "./random";
import { makeStore } from "./store";

export function answersOf(app: SampleApp, now = new Date(2026, 10, 23, 9)) {
  const store = makeStore(async (key) => app.seed(makeRandom("test"), now)[key]);
  const handlers = [...app.handlers(store)];
  const request = async (path: string, body?: unknown) => {
    const request = new Request(new URL(path, window.location.href), {
      method: body === undefined ? "GET" : "POST",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await getResponse(handlers, request);
    if (!answer) throw new Error(`Nothing answers ${path}.`);
    return { status: answer.status, body: await answer.json() };
  };
  return { ask: request, store };
}
