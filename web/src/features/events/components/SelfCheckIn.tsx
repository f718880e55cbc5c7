/** On the day of an event: one says that one is there, by the code that is shown in the room. */

import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Card } from "@learnt/ui/page/Card";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { arriveAt, eventQuery } from "../queries";

export function SelfCheckIn({ eventId }: { eventId: string }) {
  const { t } = useTranslation("events");
  const queryClient = useQueryClient();
  const form = useZodForm(z.object({ code: z.string().trim().min(1, t("arrive.needed")) }), {
    defaultValues: { code: "" },
  });
  return (
    <Card title={t("arrive")} note={t("arrive.note")}>
      <Form
        form={form}
        label={t("arrive")}
        onSubmit={async ({ code }) => {
          const answer = await arriveAt(eventId, code);
          queryClient.setQueryData(eventQuery(eventId).queryKey, answer);
          toast.success(t("arrive.done"));
        }}
      >
        <FormProblem />
        <TextField name="code" label={t("arrive.code")} autoComplete="off" dir="ltr" maxLength={20} />
        <FormActions>
          <SubmitButton>{t("arrive.now")}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
