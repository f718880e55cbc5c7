/** The settings of a tenant that operators choose; its open pages show what is saved within moments. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type ChosenSettings, choicesQuery, useSaveChoices } from "../queries";
import { choicesChange, choicesSchema, formOf } from "../settings";

export function Settings({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation("tenants");
  const query = useQuery(choicesQuery(tenantId));
  return (
    <Card title={t("settings.title")} note={t("settings.note")}>
      {query.isPending && <Spinner />}
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <SettingsForm tenantId={tenantId} saved={query.data} onStale={query.refetch} />}
    </Card>
  );
}

type Props = { tenantId: string; saved: ChosenSettings; onStale: () => Promise<unknown> };

function SettingsForm({ tenantId, saved, onStale }: Props) {
  const { t } = useTranslation("tenants");
  const choose = useSaveChoices(tenantId);
  const schema = useMemo(() => choicesSchema((problem) => t(`settings.errors.${problem}`)), [t]);
  const settings = formOf(saved.settings);
  const form = useZodForm(schema, { mode: "onTouched", defaultValues: { settings } });
  const { isDirty, isSubmitting } = form.formState;
  const chats = useWatch({ control: form.control, name: "settings.showSupportChatDialog" });

  const save = async (values: { settings: typeof settings }) => {
    await choose({ settings: choicesChange(settings, values.settings), revision: saved.revision });
    toast.success(t("settings.saved"));
  };

  return (
    <Form form={form} saved={{ settings }} onStale={onStale} label={t("settings.title")} onSubmit={save}>
      <TextField
        name="settings.marketplaceLink"
        label={t("settings.marketplaceLink")}
        hint={t("settings.marketplaceLinkHint")}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        optional
      />
      <CheckboxField
        name="settings.showSupportChatDialog"
        label={t("settings.showSupportChatDialog")}
        hint={t("settings.showSupportChatDialogHint")}
      />
      <TextField
        name="settings.supportChatScript"
        label={t("settings.supportChatScript")}
        hint={t("settings.supportChatScriptHint")}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        optional={!chats}
      />
      <CheckboxField name="settings.rewards" label={t("settings.rewards")} hint={t("settings.rewardsHint")} />
      <FormProblem />
      <FormActions>
        <Button disabled={!isDirty || isSubmitting} onClick={() => form.reset({ settings })}>
          {t("settings.discard")}
        </Button>
        <SubmitButton disabled={!isDirty} busyText={t("settings.busy")}>
          {t("settings.save")}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
