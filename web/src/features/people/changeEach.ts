/** The same change for many people, a few at a time: those who could not be changed are told, and keep nobody else from it. */

const CONCURRENCY = 4;

export type Outcome = { done: number; failed: number };

export async function changeEach(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
  onProgress: (seen: number) => void = () => undefined,
): Promise<Outcome> {
  const remaining = [...ids];
  const outcome = { done: 0, failed: 0 };
  const hand = async () => {
    for (let id = remaining.shift(); id !== undefined; id = remaining.shift()) {
      try {
        await work(id);
        outcome.done += 1;
      } catch {
        outcome.failed += 1;
      }
      onProgress(outcome.done + outcome.failed);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, hand));
  return outcome;
}
