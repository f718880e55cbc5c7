/** Starts and stops the mock for this page. Its worker comes from our own origin, and lets every other request through. */
import { setupWorker } from "msw/browser";
import { handlers } from "./mock";
import { takeOverride } from "./override";

export type Running = { stop(): Promise<void> };

const WORKER = "/mockServiceWorker.js";

type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: Policy) => unknown;
};

/**
 * The page's policy takes a worker only from a named maker, and the library passes a plain text: the maker that is asked about
 * those lets exactly one address through.
 */
function allowWorker(): void {
  const trusted = (window as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!trusted || trusted.defaultPolicy) return;
  const own = new URL(WORKER, window.location.origin).href;
  trusted.createPolicy("default", {
    createScriptURL: (url) => {
      if (url !== WORKER && url !== own) throw new TypeError("Only the sample's worker is made of a text.");
      return url;
    },
  });
}

export async function startSample(): Promise<Running> {
  allowWorker();
  takeOverride(window.location.search);
  const worker = setupWorker(...handlers());
  await worker.start({
    quiet: true,
    onUnhandledFrame: "bypass",
    serviceWorker: { url: WORKER },
  });
  return { stop: async () => worker.stop() };
}
