/** What an operator is here for, and making them something else. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { operatorRoles } from "../../../app/roles";
import { roleSchema } from "../model";
import { type Operator, useOperators } from "../queries";
import { CodeField } from "./CodeField";

/** Each role with what it may do. */
export function RoleField() {
  const { t } = useTranslation("operators");
  return (
    <SelectField
      name="role"
      label={t("role")}
      choices={operatorRoles.map((role) => ({
        value: role,
        label: `${t(`roles.${role}`)}: ${t(`roleMeans.${role}`)}`,
      }))}
    />
  );
}

export function RoleDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { t } = useTranslation("operators");
  const { changeRole } = useOperators();
  const schema = useMemo(() => roleSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { role: operator.role, code: "" } });
  const title = t("roleTitle", { name: operator.name });
  return (
    <Dialog open onClose={onClose} title={title} note={t("roleNote")}>
      <Form
        form={form}
        label={title}
        onSubmit={async (input) => {
          await changeRole(operator.id, input);
          toast.success(t("roleChanged", { name: operator.name, role: t(`roles.${input.role}`) }));
          onClose();
        }}
      >
        <RoleField />
        <CodeField />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton busyText={t("busy")}>{t("changeRole")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
