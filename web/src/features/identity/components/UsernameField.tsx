/** The field of the name by which people sign in; its label is the organisation's. */
import { TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";

export function UsernameField({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation("identity");
  const chosen = useTenantContext().tenant.settings.usernameTitleLabel;
  // One that chose no label has the English one: then ours stands there, in the reader's language.
  const isChosen = chosen && chosen !== t("login.username", { lng: "en" });
  return (
    <TextField
      name="username"
      label={isChosen ? chosen : t("login.username")}
      autoComplete="username"
      autoFocus={autoFocus}
      dir="auto"
    />
  );
}
