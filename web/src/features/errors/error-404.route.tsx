/** Where every unknown address ends. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useTranslation } from "react-i18next";
import { ErrorPage } from "./components/ErrorPage";

export default function NotFoundRoute() {
  const { t } = useTranslation("errors");
  return (
    <ErrorPage
      figure="404"
      heading={t("notFound.heading")}
      text={t("notFound.text")}
      action={
        <LinkButton to="/" variant="solid">
          {t("home")}
        </LinkButton>
      }
    />
  );
}
