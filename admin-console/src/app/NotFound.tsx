/** What an unknown address shows. */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Compass } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "./paths";

export function Component() {
  const { t } = useTranslation("console");
  return (
    <main className="alone">
      <EmptyState
        icon={<Compass />}
        title={<h1>{t("notFound.title")}</h1>}
        action={
          <LinkButton to={paths.tenants} variant="solid">
            {t("notFound.action")}
          </LinkButton>
        }
      >
        {t("notFound.text")}
      </EmptyState>
    </main>
  );
}
