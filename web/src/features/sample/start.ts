/** Starts and stops the mock for this page. Its worker comes from our own origin, and lets every other request through. */
import { setupWorker } from "msw/browser";
import { handlers } from "./mock";

export type Running = { stop(): Promise<void> };

export async function startSample(): Promise<Running> {
  const worker = setupWorker(...handlers());
  await worker.start({
    quiet: true,
    onUnhandledFrame: "bypass",
    serviceWorker: { url: "/mockServiceWorker.js" },
  });
  return { stop: async () => worker.stop() };
}
