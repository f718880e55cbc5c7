/** Words of the editor and of what it makes. */
import { localTranslations } from "../base/localTranslations";
import ar from "../i18n/editor.ar.json";
import en from "../i18n/editor.en.json";

export const useEditorMessages = localTranslations(en, { ar });
