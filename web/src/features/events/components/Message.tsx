/** Writes to whoever attends an event, or to others who are registered. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextAreaField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { State } from "../model";
import { sendMessage } from "../queries";

const groups = {
  attending: ["attending"],
  waiting: ["waiting"],
  all: ["pending", "attending", "waiting"],
  attended: ["attended"],
  missed: ["not attended"],
} as const satisfies Record<string, readonly State[]>;
type Group = keyof typeof groups;

/** With people it goes to them alone. */
type Props = { eventId: string; people?: readonly string[]; onClose: () => void };

export function Message({ eventId, people = [], onClose }: Props) {
  const { t } = useTranslation("events");
  const form = useZodForm(
    z.object({
      group: z.enum(Object.keys(groups) as [Group, ...Group[]]),
      text: z.string().trim().min(1, t("message.needed")).max(2000),
    }),
    { defaultValues: { group: "attending" as Group, text: "" } },
  );
  const note = people.length > 0 ? t("message.toSome", { count: people.length }) : t("message.note");
  return (
    <Dialog open onClose={onClose} title={t("message")} note={note}>
      <Form
        form={form}
        label={t("message")}
        onSubmit={async ({ group, text }) => {
          const to = people.length > 0 ? { userIds: people } : { states: groups[group] };
          const sent = await sendMessage(eventId, text, to);
          toast.success(t("message.sent", { count: sent.people }));
          onClose();
        }}
      >
        <FormProblem />
        {people.length === 0 && (
          <SelectField
            name="group"
            label={t("message.to")}
            choices={(Object.keys(groups) as Group[]).map((value) => ({
              value,
              label: t(`message.to.${value}`),
            }))}
          />
        )}
        <TextAreaField name="text" label={t("message.text")} rows={6} maxLength={2000} autoFocus />
        <FormActions>
          <Button onClick={onClose}>{t("close")}</Button>
          <SubmitButton busyText={t("message.sending")}>{t("message.send")}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
