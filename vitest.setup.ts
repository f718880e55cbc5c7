import { setI18n } from "react-i18next";
import { afterAll, vi } from "vitest";
import { consumeNotices } from "./ui/src/feedback/toast";

// Files that share one world leave it as they found it.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Notices that nobody showed are dropped.
  consumeNotices(() => {})();
  // Whoever wants words starts them; without, their keys stand in their place.
  setI18n(undefined as never);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});
