/** The form itself: five groups of fields beside a live preview of the login page that they lead to. */
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { defaultColours } from "@learnt/ui/theme/brand";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "../../../app/paths";
import { newTenantSchema, type NewTenantForm as Values } from "../model";
import { type Plan, type Platform, useNewTenant } from "../queries";
import { AdminFields, OrganisationFields, ThemeFields } from "./fields";
import { LoginPreview } from "./LoginPreview";
import { stickyCard, twoColumnGrid } from "./styles";
import { TeamFields } from "./TeamFields";

export function NewTenantForm({ platform, plans }: { platform: Platform; plans: Plan[] }) {
  const { t } = useTranslation("tenants");
  const navigate = useNavigate();
  const order = useNewTenant();
  const schema = useMemo(() => newTenantSchema((problem) => t(`new.errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: emptyOrder(platform, plans) });

  const submit = async (values: Values) => {
    const { id } = await order.mutateAsync(values);
    await navigate(paths.tenant(id));
  };

  return (
    <Form form={form} onSubmit={submit} label={t("new.page")}>
      <Box css={twoColumnGrid}>
        <Grid
          templateColumns="minmax(0, 1fr)"
          gap="5"
          css={{ "& .kit-card-body": { display: "grid", gap: "1.125rem" } }}
        >
          <Card title={t("new.organisation")}>
            <OrganisationFields plans={plans} />
          </Card>
          <Card title={t("new.team")}>
            <TeamFields platform={platform} />
          </Card>
          <Card title={t("new.admin")}>
            <AdminFields />
          </Card>
          <Card title={t("new.theme")}>
            <ThemeFields />
          </Card>
        </Grid>
        <Box as="aside" css={stickyCard} aria-label={t("new.preview")}>
          <LoginPreview />
        </Box>
      </Box>
      <FormProblem />
      <FormActions>
        <SubmitButton size="lg">{t("new.submit")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function emptyOrder(platform: Platform, plans: Plan[]): Values {
  return {
    name: "",
    team: { displayName: "", label: "" },
    address: "root",
    root: platform.roots[0] ?? "",
    domain: "",
    admin: { firstName: "", lastName: "", email: "" },
    theme: defaultColours,
    plan: plans[0]?.id ?? "",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || "Etc/UTC",
  };
}
