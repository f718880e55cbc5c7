/** A team as operators change it: its name, its look, the tags of newcomers, and which of its ways to sign in it offers. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { ColourField } from "@learnt/ui/form/ColourField";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Tenant } from "../queries";
import { changeOf, formOf, teamChangeSchema } from "../teams";
import { useTeams } from "../teams.queries";

type Team = Tenant["teams"][number];
type Props = { tenantId: string; team: Team; onClose: () => void };

export function EditTeam({ tenantId, team, onClose }: Props) {
  const { t } = useTranslation("tenants");
  const { change } = useTeams(tenantId);
  const schema = useMemo(() => teamChangeSchema((problem) => t(`new.errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: formOf(team) });
  return (
    <Dialog open onClose={onClose} title={t("teams.editTitle", { name: team.displayName })}>
      <Form
        form={form}
        label={t("teams.editTitle", { name: team.displayName })}
        onSubmit={async (values) => {
          await change(team.id, changeOf(team, values));
          toast.success(t("teams.edited", { name: values.displayName }));
          onClose();
        }}
      >
        <TextField
          name="displayName"
          label={t("new.teamName")}
          autoComplete="off"
          maxLength={200}
          autoFocus
        />
        <TextField
          name="supportEmail"
          type="email"
          label={t("teams.supportEmail")}
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          name="termsAndConditionsUrl"
          label={t("teams.termsUrl")}
          autoComplete="off"
          inputMode="url"
          dir="ltr"
        />
        <FieldRow>
          <ColourField name="theme.primaryColor" label={t("new.primaryColor")} />
          <ColourField name="theme.secondaryColor" label={t("teams.secondaryColor")} />
        </FieldRow>
        <FieldRow>
          <ColourField name="theme.sidebarBackgroundColor" label={t("teams.sidebarColor")} />
          <ColourField name="theme.topHeaderBackgroundColor" label={t("teams.headerColor")} />
        </FieldRow>
        <TagsField name="registrationTags" label={t("teams.registrationTags")} hint={t("teams.tagsHint")} />
        <fieldset className="kit-field">
          <legend>{t("teams.ways")}</legend>
          {team.ways.map((way, index) => (
            <CheckboxField
              key={way.id}
              name={`ways.${index}`}
              label={t(`teams.provider.${way.kind}`, way.name || way.kind)}
              hint={way.kind === "email" ? t("teams.emailStays") : undefined}
              disabled={way.kind === "email"}
            />
          ))}
        </fieldset>
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("actAs.cancel")}</Button>
          <SubmitButton busyText={t("settings.busy")}>{t("teams.save")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
