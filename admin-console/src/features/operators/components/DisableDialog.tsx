/** An operator may sign in no more: asked for with a fresh code of one's own. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { proofSchema } from "../model";
import { type Operator, useOperators } from "../queries";
import { CodeField } from "./CodeField";

export function DisableDialog({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { t } = useTranslation("operators");
  const { disable } = useOperators();
  const schema = useMemo(() => proofSchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: { code: "" } });
  const title = t("disableTitle", { name: operator.name });
  return (
    <Dialog open onClose={onClose} title={title} note={t("disableNote")} size="sm">
      <Form
        form={form}
        label={title}
        onSubmit={async ({ code }) => {
          await disable(operator.id, code);
          toast.success(t("wasDisabled", { name: operator.name }));
          onClose();
        }}
      >
        <CodeField autoFocus />
        <FormProblem />
        <FormActions>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <SubmitButton busyText={t("busy")}>{t("disable")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
