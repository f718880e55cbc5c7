/** A further team of a tenant; its first admin looks after it until others join. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { ColourField } from "@learnt/ui/form/ColourField";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { defaultColours } from "@learnt/ui/theme/brand";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { teamSchema } from "../model";
import { platformQuery, type Tenant } from "../queries";
import { useTeams } from "../teams.queries";
import { LabelAnswer } from "./LabelAnswer";

export function AddTeam({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation("tenants");
  const { add } = useTeams(tenant.id);
  const platform = useQuery(platformQuery);
  const roots = platform.data?.roots ?? [];
  const schema = useMemo(() => teamSchema((problem) => t(`new.errors.${problem}`)), [t]);
  const form = useZodForm(schema, {
    defaultValues: {
      displayName: "",
      label: "",
      root: roots[0] ?? "",
      theme: { primaryColor: defaultColours.primaryColor },
    },
  });
  const label = useWatch({ control: form.control, name: "label" });
  return (
    <Dialog open onClose={onClose} title={t("teams.add")} note={t("teams.addNote", { name: tenant.name })}>
      <Form
        form={form}
        label={t("teams.add")}
        onSubmit={async (input) => {
          await add(input);
          toast.success(t("teams.added", { name: input.displayName }));
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
          name="label"
          label={t("new.label")}
          hint={<LabelAnswer label={label} />}
          autoComplete="off"
          maxLength={63}
          dir="ltr"
        />
        <SelectField
          name="root"
          label={t("new.root")}
          choices={roots.map((root) => ({ value: root, label: root }))}
        />
        <QueryError query={platform} />
        <ColourField name="theme.primaryColor" label={t("new.primaryColor")} />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("actAs.cancel")}</Button>
          <SubmitButton busyText={t("settings.busy")}>{t("teams.add")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
