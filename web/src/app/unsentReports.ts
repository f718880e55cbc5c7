/**
 * What somebody wrote here and the server does not have yet (notes, answers of forms, progress in courses). It outlasts a session that
 * merely ended, so that nothing is lost; whoever logs out leaves nothing readable behind in the browser.
 */
type ReportStorage = Pick<Storage, "key" | "length" | "removeItem">;

const keysOf = (uid: string, store: ReportStorage | null): string[] => {
  const begins = ["note", "form", "reports"].map((what) => `learnt.${what}.${uid}.`);
  const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
  return keys.filter((key) => begins.some((begin) => key.startsWith(begin)));
};

export const hasUnsent = (uid: string, store: ReportStorage | null): boolean => keysOf(uid, store).length > 0;

export function forgetUnsent(uid: string, store: ReportStorage | null): void {
  for (const key of keysOf(uid, store)) store?.removeItem(key);
}

/** Gives what is on its way the time to arrive; answers whether all of it did. */
export async function waitUntilSent(
  uid: string,
  store: ReportStorage | null,
  patience = 3000,
): Promise<boolean> {
  const until = Date.now() + patience;
  while (hasUnsent(uid, store) && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
  return !hasUnsent(uid, store);
}
