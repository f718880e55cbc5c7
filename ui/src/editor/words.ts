/** Words of the editor and of what it makes. They come with it: the words of the kit come before every first page. */
import { type Translate, useKit } from "../base/kit";
import ar from "../i18n/editor.ar.json";
import en from "../i18n/editor.en.json";

type Words = Readonly<Record<string, string>>;
const english: Words = en;
const others: Readonly<Record<string, Words>> = { ar };

/** The kit's words, and these beside them. */
export function useEditorWords(): Translate {
  const { t, locale, dir } = useKit();
  const own = others[locale.slice(0, 2)] ?? english;
  return (key, values = {}) => {
    const text = own[key];
    if (text === undefined) return t(key, values);
    return text.replace(/\{\{(\w+)\}\}/g, (_blank: string, name: string) => {
      const value = String(values[name] ?? "");
      // What is put into a sentence that runs from right to left keeps its own direction.
      return dir === "rtl" ? `\u2068${value}\u2069` : value;
    });
  };
}
