/** Words of what the editor makes, where it is read: without those of the editor itself. */
import { localTranslations } from "../base/localTranslations";
import ar from "../i18n/richText.ar.json";
import en from "../i18n/richText.en.json";

export const useRichTextMessages = localTranslations(en, { ar });
