/** Where a screen ends that could not be shown. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "./components/ErrorPage";

export default function BrokenRoute() {
  const { t } = useTranslation("errors");
  return (
    <ErrorPage
      figure="500"
      heading={t("broken.heading")}
      text={t("broken.text")}
      action={
        <LinkButton to="/" variant="solid">
          {t("home")}
        </LinkButton>
      }
    />
  );
}
