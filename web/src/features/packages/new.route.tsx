/** A new learning package: its title. Everything else is said on its own page. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { adminPath, listPath } from "./model";
import { createPackage, useCacheResult } from "./queries";

export default function NewPackage() {
  const { t } = useTranslation("packages");
  const navigate = useNavigate();
  const accept = useCacheResult();
  const schema = z.object({ title: z.string().trim().min(1, t("titleNeeded")).max(200) });
  const form = useZodForm(schema, { defaultValues: { title: "" } });
  const submit = async ({ title }: { title: string }) => {
    const created = await createPackage(title);
    accept(created);
    await navigate(adminPath(created.id), { replace: true });
  };
  return (
    <Page>
      <PageHeader eyebrow={<Link to={listPath}>{t("title")}</Link>} title={t("add")}>
        {t("addNote")}
      </PageHeader>
      <Card>
        <Form form={form} onSubmit={submit} label={t("add")}>
          <FormProblem />
          <TextField
            name="title"
            label={t("field.title")}
            autoFocus
            maxLength={200}
            dir="auto"
            autoComplete="off"
          />
          <FormActions>
            <LinkButton to={listPath}>{t("cancel")}</LinkButton>
            <SubmitButton>{t("create")}</SubmitButton>
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}
