/** Advice about a password while it is typed: a guess at how soon it would be guessed, and what would help most. The server decides. */

export type Advice = "common" | "names" | "repeats" | "sequence" | "longer" | "good";
export type Strength = { level: 0 | 1 | 2 | 3 | 4; advice: Advice };

const RUNS = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop"];
const SHORTEST_RUN = 4;

const backwards = (text: string) => [...text].reverse().join("");

/** Without stretches that a guesser tries first; each of them counts as one character. */
function withoutRuns(text: string): string {
  let rest = text;
  for (const run of RUNS.flatMap((one) => [one, backwards(one)])) {
    for (let length = run.length; length >= SHORTEST_RUN; length -= 1)
      for (let from = 0; from + length <= run.length; from += 1)
        rest = rest.replaceAll(run.slice(from, from + length), "·");
  }
  return rest;
}

const withoutRepeats = (text: string) => text.replaceAll(/(.{1,4}?)\1{2,}/gu, "$1");

/**
 * What many people choose, in small letters: the list by which the server refuses them. Nobody waits for it. The server also
 * refuses single words of dictionaries that are near a megabyte: too much to fetch for advice, so that it says so itself.
 */
export async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { default: list } = await import("../../../../kernel/common-passwords.json");
  return new Set(list);
}

const NOTHING: ReadonlySet<string> = new Set();

/** `names` are what everybody could know of the person: their own, the team's; `common` is what many people choose. */
export function strength(password: string, names: readonly string[], common = NOTHING): Strength {
  const lower = password.toLowerCase();
  if (common.has(lower)) return { level: 0, advice: "common" };
  const known = names
    .flatMap((name) => name.toLowerCase().split(/[\s@.]+/))
    .filter((name) => name.length > 2);
  const anonymous = known.reduce((text, name) => text.replaceAll(name, "·"), lower);
  const even = withoutRepeats(anonymous);
  const rest = withoutRuns(even);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const worth = [...rest].length + (kinds - 1) * 1.5;
  const level = [7, 10, 13, 17].filter((least) => worth >= least).length as Strength["level"];
  if (level >= 3) return { level, advice: "good" };
  if (anonymous !== lower) return { level, advice: "names" };
  if (even !== anonymous) return { level, advice: "repeats" };
  if (rest !== even) return { level, advice: "sequence" };
  return { level, advice: "longer" };
}
