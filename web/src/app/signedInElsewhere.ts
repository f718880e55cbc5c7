/** Somebody signed in at a team that is not theirs, and was taken to their own: what is to be said there is kept until then. */
const KEY = "learnt.elsewhere";

/** In the address that leads over. */
export const ELSEWHERE_PARAM = "elsewhere";

export function storeElsewhere(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Storage is closed (a private window): nothing is said.
  }
}

/** Whether it is to be said now; once. */
export function consumeElsewhere(): boolean {
  try {
    const stored = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return stored;
  } catch {
    return false;
  }
}
