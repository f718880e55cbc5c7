/** The languages, for screens without the person's menu. */
import { Select } from "@learnt/ui/form/SelectField";
import { type Language, languageOf, languages } from "@learnt/ui/i18n/languages";
import { useTranslation } from "react-i18next";
import { chooseLanguage } from "./ownLanguage";

const choices = (Object.keys(languages) as Language[]).map((value) => ({
  value,
  label: languages[value].name,
}));

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <Select
      aria-label={t("language")}
      className="kit-auth-language"
      value={languageOf(i18n.language)}
      choices={choices}
      onChange={(event) => void chooseLanguage(event.target.value as Language)}
    />
  );
}
