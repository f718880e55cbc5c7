const TIMEOUT_MS = 10_000;

/** Whether the server answers at all, whatever it says, and soon: a browser that thinks itself online may be wrong. */
export async function isReachable(): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  try {
    await fetch("/icon.svg", { method: "HEAD", cache: "no-store", signal: late.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
