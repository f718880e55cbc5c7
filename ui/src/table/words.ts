/** Words of lists alone. */
import { ownWords } from "../base/ownWords";
import ar from "../i18n/table.ar.json";
import en from "../i18n/table.en.json";

export const useTableWords = ownWords(en, { ar });
