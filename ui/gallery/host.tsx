/** What the gallery gives the kit: plain links, an address bar of its own, the English texts, one failure. */
import type { KitHost } from "@learnt/ui/base/kit";
import texts from "@learnt/ui/i18n/en.json";

const known: Record<string, string> = texts;

/** A text with its values; of two forms of a plural the second. */
function translate(key: string, values: Record<string, unknown> = {}): string {
  const text = known[key] ?? known[`${key}_other`] ?? key;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ""));
}

const search = [new URLSearchParams(), () => undefined] as const;

export const galleryHost: KitHost = {
  // Nothing is behind a link of the gallery.
  Link: ({ to, replace: _, ...rest }) => (
    <a href={to} {...rest} onClick={(event) => event.preventDefault()}>
      {rest.children}
    </a>
  ),
  useSearch: () => search,
  t: translate,
  toFailure: () => ({ message: "The server could not be reached.", requestId: "0193-5f7a" }),
  locale: "en",
  dir: "ltr",
};
