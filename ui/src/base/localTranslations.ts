/** Words of a part that come with it: the words of the kit come before every first page. */
import { type Translate, useKit } from "./kit";

type Messages = Readonly<Record<string, string>>;

/** For a part's own words, English and others: gives them, and the kit's words beside them. */
export const localTranslations =
  (english: Messages, others: Readonly<Record<string, Messages>>) => (): Translate => {
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
  };
