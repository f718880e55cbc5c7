/** Whether the server answers at all, whatever it says: a browser that thinks itself online may be wrong. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch("/icon.svg", { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
