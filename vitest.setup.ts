import { afterAll, vi } from "vitest";
import { takeNotices } from "./ui/src/feedback/toast";

// Files that share one world leave it as they found it; notices that nobody showed are dropped.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  takeNotices(() => {})();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});
