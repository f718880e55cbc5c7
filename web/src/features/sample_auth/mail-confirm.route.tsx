/** What a newcomer reads who has to confirm an address first. */
import { useTranslation } from "react-i18next";
import { Done } from "./components/SignIn";

/** The address of nobody. */
const SOMEBODY = "johndoe@example.com";

export default function SampleMailConfirmRoute() {
  const { t } = useTranslation("sample_auth");
  return (
    <Done
      look="card"
      heading={t("confirm.heading")}
      text={t("confirm.text", { email: SOMEBODY })}
      to="/pages/auth/login"
      way={t("back")}
    />
  );
}
