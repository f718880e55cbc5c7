/** The mock: requests to the sample areas' addresses are answered in the browser, by the app that they belong to. */
import { getResponse, HttpResponse, http, type RequestHandler } from "msw";
import { sampleSession } from "../../app/sampleSession";
import { apps, type SampleEntry } from "./apps";
import { seeds, store } from "./sampleStore";

const loaded = new Map<string, Promise<readonly RequestHandler[]>>();

function handlersOf(entry: SampleEntry): Promise<readonly RequestHandler[]> {
  let handlers = loaded.get(entry.name);
  if (!handlers) {
    handlers = entry.load().then(({ app }) => {
      seeds.set(entry.name, app.seed);
      return app.handlers(store);
    });
    // What could not be loaded is asked for again.
    handlers.catch(() => loaded.delete(entry.name));
    loaded.set(entry.name, handlers);
  }
  return handlers;
}

/** What is real everywhere else is answered in a demo session alone; asked anew each time, for the screen changes meanwhile. */
const answers = ({ session }: SampleEntry): boolean =>
  session === undefined ||
  sampleSession() !== null ||
  (session === "sign-in" && window.location.pathname.startsWith("/pages/auth/"));

const handlerOf = (entry: SampleEntry) => (address: string) =>
  http.all(address.endsWith("/") ? `${address}*` : address, async ({ request }) => {
    if (!answers(entry)) return undefined;
    const answer = await getResponse([...(await handlersOf(entry))], request);
    // Nothing that is meant for the mock leaves the browser.
    return answer ?? HttpResponse.json({ code: "not_found" }, { status: 404 });
  });

export const handlers = (): RequestHandler[] =>
  apps.flatMap((entry) => entry.addresses.map(handlerOf(entry)));
