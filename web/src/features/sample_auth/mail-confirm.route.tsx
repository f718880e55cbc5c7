/** What a newcomer reads who has to confirm an address first. */
import { useTranslation } from "react-i18next";
import { DonePage } from "./components/SignIn";

/** The address of nobody. */
const SAMPLE_EMAIL = "johndoe@example.com";

export default function SampleMailConfirmRoute() {
  const { t } = useTranslation("sample_auth");
  return (
    <DonePage
      layout="card"
      heading={t("confirm.heading")}
      text={t("confirm.text", { email: SAMPLE_EMAIL })}
      to="/pages/auth/login"
      way={t("back")}
    />
  );
}
