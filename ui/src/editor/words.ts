/** Words of the editor and of what it makes. */
import { ownWords } from "../base/ownWords";
import ar from "../i18n/editor.ar.json";
import en from "../i18n/editor.en.json";

export const useEditorWords = ownWords(en, { ar });
