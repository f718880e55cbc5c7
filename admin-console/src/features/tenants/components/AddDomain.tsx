/** A domain is added to a team; what its owner has to do for it stands in the list afterwards. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { domainSchema } from "../domains";
import { useDomains } from "../domains.queries";
import type { Tenant } from "../queries";

export function AddDomain({ tenant, onClose }: { tenant: Tenant; onClose: () => void }) {
  const { t } = useTranslation("domains");
  const { add } = useDomains(tenant.id);
  const teams = tenant.teams.filter((team) => team.status !== "archived");
  const schema = useMemo(() => domainSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { teamId: teams[0]?.id ?? "", host: "" } });

  return (
    <Dialog open onClose={onClose} title={t("addTitle")} note={t("addNote")}>
      <Form
        form={form}
        label={t("addTitle")}
        onSubmit={async (input) => {
          const { host } = await add(input);
          toast.success(t("added", { host }));
          onClose();
        }}
      >
        {teams.length > 1 && (
          <SelectField
            name="teamId"
            label={t("team")}
            choices={teams.map((team) => ({ value: team.id, label: team.displayName }))}
          />
        )}
        <TextField
          name="host"
          label={t("host")}
          hint={t("hostHint")}
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          autoFocus
        />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton busyText={t("busy")}>{t("add")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
