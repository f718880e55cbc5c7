/** Advice about a password while it is typed: a guess at how soon it would be guessed, and what would help most. The server decides. */

export type PasswordAdvice = "common" | "named" | "names" | "repeats" | "sequence" | "longer" | "good";
export type Strength = { level: 0 | 1 | 2 | 3 | 4; advice: PasswordAdvice };

const RUNS = ["abcdefghijklmnopqrstuvwxyz", "0123456789", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop"];
const MIN_RUN = 4;

const reversed = (text: string) => [...text].reverse().join("");

/** Without stretches that a guesser tries first; each of them counts as one character. */
function withoutRuns(text: string): string {
  let rest = text;
  for (const run of RUNS.flatMap((item) => [item, reversed(item)])) {
    for (let length = run.length; length >= MIN_RUN; length -= 1)
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

/** A name with so much else that is no letter is still guessed: a date, a row of digits. */
const MAX_REST = 8;

/** What people write for a letter. */
const LETTER_SUBSTITUTES: Record<string, string> = {
  "0": "o",
  "1": "il",
  "!": "il",
  "|": "il",
  "2": "z",
  "3": "e",
  "€": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "6": "g",
  "9": "g",
  "7": "t",
  "+": "t",
  "8": "b",
};

const withoutAccents = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "");

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Every name by itself, its parts with and without what stands between them, and umlauts written as two letters too. */
function nameVariants(names: readonly string[]): string[][] {
  const written = names.flatMap((name) => {
    const small = name.toLowerCase();
    return [small, small.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] as string)];
  });
  const all = written.flatMap((name) => {
    const letters = withoutAccents(name);
    const parts = letters.split(/[^\p{L}\p{N}]+/u);
    return [...parts, parts.join(""), letters];
  });
  return [...new Set(all)]
    .map((name) => [...name])
    .filter((name) => name.length > 1 && /\p{L}/u.test(name.join("")));
}

/**
 * Whether a password is one or several of these names with nothing but a few digits and signs around them: the server's own rule
 * (`password_names.rs`); both are held to the same cases.
 */
export function isMadeOf(password: string, names: readonly string[]): boolean {
  const input = [...withoutAccents(password)];
  const all = nameVariants(names);
  const begins = (at: number, name: string[]) =>
    name.every((letter, index) => {
      const item = input[at + index];
      return item !== undefined && (item === letter || (LETTER_SUBSTITUTES[item] ?? "").includes(letter));
    });
  // The smallest rest with which a place in the password is reached, before and after the first name.
  const nowhere = () => new Array<number>(input.length + 1).fill(Number.POSITIVE_INFINITY);
  const [without, withName] = [nowhere(), nowhere()];
  without[0] = 0;
  input.forEach((item, at) => {
    const [before, after] = [without[at] as number, withName[at] as number];
    if (!/\p{Alphabetic}/u.test(item)) {
      without[at + 1] = Math.min(without[at + 1] as number, before + 1);
      withName[at + 1] = Math.min(withName[at + 1] as number, after + 1);
    }
    const rest = Math.min(before, after);
    if (rest === Number.POSITIVE_INFINITY) return;
    for (const name of all)
      if (begins(at, name)) withName[at + name.length] = Math.min(withName[at + name.length] as number, rest);
  });
  return (withName[input.length] as number) <= MAX_REST;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** `names` are what everybody could know of the person: their own, the team's; `common` is what many people choose. */
export function passwordStrength(password: string, names: readonly string[], common = NO_WORDS): Strength {
  const lower = password.toLowerCase();
  if (common.has(lower)) return { level: 0, advice: "common" };
  if (isMadeOf(password, names)) return { level: 0, advice: "named" };
  const known = names
    .flatMap((name) => name.toLowerCase().split(/[\s@.]+/))
    .filter((name) => name.length > 2);
  const anonymous = known.reduce((text, name) => text.replaceAll(name, "·"), lower);
  const even = withoutRepeats(anonymous);
  const rest = withoutRuns(even);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const worth = [...rest].length + (kinds - 1) * 1.5;
  const level = [7, 10, 13, 17].filter((min) => worth >= min).length as Strength["level"];
  if (level >= 3) return { level, advice: "good" };
  if (anonymous !== lower) return { level, advice: "names" };
  if (even !== anonymous) return { level, advice: "repeats" };
  if (rest !== even) return { level, advice: "sequence" };
  return { level, advice: "longer" };
}
