/** Six digits of one's own app, asked for before what matters. */
import { TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";

export function CodeField({ autoFocus }: { autoFocus?: boolean }) {
  const { t } = useTranslation("operators");
  return (
    <TextField
      name="code"
      label={t("code")}
      hint={t("codeHint")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      dir="ltr"
      autoFocus={autoFocus}
    />
  );
}
