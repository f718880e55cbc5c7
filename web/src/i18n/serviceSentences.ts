/** For tests: what the services' sources say to people, by the code of the refusal. */

/** A sentence of a service; one that is filled with values says more than a catalogue can. */
export type ServiceSentence = {
  code: string;
  field: string | undefined;
  sentence: string;
  isFilled: boolean;
};

const literal = String.raw`"((?:[^"\\]|\\[\s\S])*)"`;
const text = (raw: string) =>
  raw
    .replace(/\\\n\s*/g, "")
    .replace(/\\"/g, '"')
    .trim();
const isSentence = (sentence: string) => /^[\p{Lu}“{'].* /su.test(sentence);

const constants = new RegExp(String.raw`const (\w+): &(?:'static )?str =\s*${literal}`, "g");
const directCalls = new RegExp(
  String.raw`(?:"([\w.]+)"(?:\.into\(\))?,\s*)?"([a-z][a-z0-9_]*)",\s*(?:&?format!\(\s*)?(?:${literal}|(?:\w+::)*([A-Z][A-Z_]+)\b)`,
  "g",
);
const errors = new RegExp(String.raw`#\[error\(\s*${literal}([^\]]*)\)\]\s*(?:\/\/\/[^\n]*\s*)*(\w+)`, "g");
/** `let sentence = "…";`, and a little later the code that it belongs to. */
const laterCodes = new RegExp(
  String.raw`let sentence(?:: [\w&]+)? =\s*(?:format!\(\s*)?${literal}[\s\S]{0,240}?"([a-z][a-z0-9_]*)",\s*sentence\b`,
  "g",
);
/** `Self::Full => "event_full"`, `Refusal::Empty => Problem::field("items", "empty_pathway", sentence)`. */
const matchArms =
  /((?:\w+::\w+(?:\([^)]*\)|\s*\{[^}]*\})?\s*\|\s*)*)\w+::(\w+)(?:\([^)]*\)|\s*\{[^}]*\})?\s*=>\s*\{?\s*(?:[\w:]+\((?:\s*format!\([^)]*\)|\s*"([\w.]+)"(?:\.into\(\))?)?,?\s*)?"([a-z][a-z0-9_]*)"/g;

const isFilled = (sentence: string, more = "") => /\{[^}]*\}/.test(sentence) || more.trim() !== "";

/** Every sentence that stands beside a code: as an argument, as a constant, or at a variant that names its code elsewhere. */
export function serviceSentences(sources: Readonly<Record<string, string>>): ServiceSentence[] {
  const files = Object.entries(sources)
    .filter(([file]) => !/tests?\.rs$|\/tests\//.test(file))
    .map(([file, source]) => ({
      folder: file.slice(0, file.lastIndexOf("/")),
      source: source.split("#[cfg(test)]")[0] as string,
    }));
  const constantsOf = (source: string) =>
    [...source.matchAll(constants)].map(([, name, raw]) => [name, text(raw as string)] as const);
  const everywhere = new Map(files.flatMap(({ source }) => constantsOf(source)));
  // A refusal and its code may stand in two files of one feature.
  const variantsOf = new Map<string, Map<string, { sentence: string; more: string }>>();
  for (const { folder, source } of files) {
    const variants = variantsOf.get(folder) ?? new Map();
    for (const [, raw, more, name] of source.matchAll(errors))
      variants.set(name, { sentence: text(raw as string), more });
    variantsOf.set(folder, variants);
  }
  return files
    .flatMap(({ folder, source }): ServiceSentence[] => {
      const own = new Map(constantsOf(source));
      const beside = [...source.matchAll(directCalls)].map(([, field, code, raw, name]): ServiceSentence => {
        const sentence =
          raw === undefined ? (own.get(name as string) ?? everywhere.get(name as string) ?? "") : text(raw);
        return { code: code as string, field, sentence, isFilled: isFilled(sentence) };
      });
      const before = [...source.matchAll(laterCodes)].map(([, raw, code]): ServiceSentence => {
        const sentence = text(raw as string);
        return { code: code as string, field: undefined, sentence, isFilled: isFilled(sentence) };
      });
      const byVariant = [...source.matchAll(matchArms)].flatMap(
        ([, others, last, field, code]): ServiceSentence[] => {
          const names = [...(others ?? "").matchAll(/\w+::(\w+)/g)].map(([, name]) => name as string);
          return [...names, last as string].flatMap((name): ServiceSentence[] => {
            const variant = variantsOf.get(folder)?.get(name);
            if (!variant) return [];
            const { sentence, more } = variant;
            return [{ code: code as string, field, sentence, isFilled: isFilled(sentence, more) }];
          });
        },
      );
      return [...beside, ...before, ...byVariant];
    })
    .filter(({ sentence }) => isSentence(sentence));
}
