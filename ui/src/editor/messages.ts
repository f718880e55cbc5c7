/** Words of the editor. */
import { localTranslations } from "../base/localTranslations";
import ar from "../i18n/editor.ar.json";
import en from "../i18n/editor.en.json";
import shownAr from "../i18n/richText.ar.json";
import shownEn from "../i18n/richText.en.json";

export const useEditorMessages = localTranslations({ ...shownEn, ...en }, { ar: { ...shownAr, ...ar } });
