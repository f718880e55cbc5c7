/** Words of lists alone. */
import { localTranslations } from "../base/localTranslations";
import ar from "../i18n/table.ar.json";
import en from "../i18n/table.en.json";

export const useTableMessages = localTranslations(en, { ar });
