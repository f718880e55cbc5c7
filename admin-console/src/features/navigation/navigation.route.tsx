/** Navigation settings: which entries a tenant has, with which tree its teams begin, and the templates of such trees. */
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { Templates } from "./components/Templates";
import { TenantNavigation } from "./components/TenantNavigation";

export function Component() {
  const { t } = useTranslation("navigation");
  return (
    <Page>
      <PageHeader title={t("page")}>{t("lead")}</PageHeader>
      <Tabs
        label={t("tabs")}
        name="view"
        tabs={[
          { id: "tenants", label: t("tenantsTab"), content: <TenantNavigation /> },
          { id: "templates", label: t("templatesTab"), content: <Templates /> },
        ]}
      />
    </Page>
  );
}
