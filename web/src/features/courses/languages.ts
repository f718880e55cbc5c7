/** The languages that captions may be in, as they call themselves. */

/** In the order of how often they are learnt in; anything else is typed as a tag. */
export const languages: readonly string[] =
  "en ar de es fr hi id it ja ko nl pl pt pt-BR ro ru sv th tr uk ur vi zh-Hans zh-Hant".split(" ");

export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
