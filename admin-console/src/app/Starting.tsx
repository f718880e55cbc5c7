/** The first moment, while it is found out whether there is a session. */
import { useTranslation } from "react-i18next";

export function Starting() {
  const { t } = useTranslation("console");
  return (
    <main className="alone" role="status">
      {t("loading")}
    </main>
  );
}
