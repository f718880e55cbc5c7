/** Lets people in by the code on their ticket, one after the other. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { checkIn, useAgain } from "../queries";

export function CheckIn({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const again = useAgain();
  const form = useZodForm(z.object({ ticket: z.string().trim().min(1, t("ticketNeeded")) }), {
    defaultValues: { ticket: "" },
  });
  const submit = async ({ ticket }: { ticket: string }) => {
    await checkIn(eventId, ticket);
    again();
    toast.success(t("checkedIn"));
    form.reset({ ticket: "" });
    form.setFocus("ticket");
  };
  return (
    <Dialog open onClose={onClose} title={t("checkIn")} note={t("checkInNote")} size="sm">
      <Form form={form} onSubmit={submit} label={t("checkIn")}>
        <FormProblem />
        <TextField name="ticket" label={t("ticketCode")} autoFocus autoComplete="off" dir="ltr" />
        <FormActions>
          <Button onClick={onClose}>{t("close")}</Button>
          <SubmitButton>{t("letIn")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
