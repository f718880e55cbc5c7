/**
 * A way back that stays in the app: one leading slash, no second one and no backslash behind it, and a path that the app takes.
 * Anything else is dropped.
 */
export function safeRedirect(
  redirectTo: string | null | undefined,
  exists: (path: string) => boolean,
): string | null {
  if (!redirectTo || !/^\/[^/\\]/.test(redirectTo)) return null;
  let url: URL;
  try {
    url = new URL(redirectTo, "https://here.invalid");
  } catch {
    return null;
  }
  if (url.origin !== "https://here.invalid" || !exists(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
