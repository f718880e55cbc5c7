/** A new form, on a page of its own. */
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { NewForm } from "./components/NewForm";

export default function NewFormRoute() {
  const { t } = useTranslation("forms");
  return (
    <Page width="narrow">
      <PageHeader title={t("add")} />
      <Card>
        <NewForm />
      </Card>
    </Page>
  );
}
