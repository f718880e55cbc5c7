/** The first moment, while it is found out whether there is a session: what stands in the page (index.html) before its scripts are there. */
import { useTranslation } from "react-i18next";

export function Starting() {
  const { t } = useTranslation("console");
  return (
    <div className="kit-splash" role="status">
      <span className="kit-spinner" />
      <strong>{t("product")}</strong>
    </div>
  );
}
