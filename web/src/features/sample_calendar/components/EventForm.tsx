/** An entry in a drawer: a new one, or as it is stored. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { localInput } from "../../notes/model";
import { tryAction } from "../../sample/tryAction";
import { isInOrder, type SampleEvent } from "../model";
import { addEvent, removeEvent, updateEvent } from "../queries";

type Props = { event: SampleEvent; isNew: boolean; onClose: () => void };

export function EventForm({ event, isNew, onClose }: Props) {
  const { t } = useTranslation("sample_calendar");
  return (
    <Drawer open onClose={onClose} title={isNew ? t("new") : event.title} size="md">
      <Fields event={event} isNew={isNew} onClose={onClose} />
    </Drawer>
  );
}

function Fields({ event, isNew, onClose }: Props) {
  const { t } = useTranslation("sample_calendar");
  const form = useCheckedForm(
    ({
      title,
      start,
      end,
    }: {
      title: string;
      start: string;
      end: string;
      allDay: boolean;
      desc: string;
    }) => ({
      ...(title.trim() ? {} : { title: t("titleMissing") }),
      ...(start ? {} : { start: t("startMissing") }),
      ...(end && isInOrder(start, end) ? {} : { end: t("endWrong") }),
    }),
    {
      title: event.title,
      allDay: event.allDay,
      start: localInput(new Date(event.start)),
      end: localInput(new Date(event.end)),
      desc: event.desc,
    },
  );
  const remove = () => {
    void tryAction(removeEvent(event.id));
    toast.info(t("removed", { title: event.title }), {
      action: { label: t("undo"), onClick: () => void tryAction(addEvent(event)) },
    });
    onClose();
  };
  return (
    <Form
      form={form}
      label={t("title")}
      onSubmit={async (values) => {
        const next = {
          ...event,
          ...values,
          title: values.title.trim(),
          start: new Date(values.start).toISOString(),
          end: new Date(values.end).toISOString(),
        };
        await (isNew ? addEvent(next) : updateEvent(next));
        onClose();
      }}
    >
      <FormProblem />
      <TextField name="title" label={t("field.title")} dir="auto" autoFocus maxLength={200} />
      <CheckboxField name="allDay" label={t("field.allDay")} />
      <FieldRow>
        <TextField name="start" type="datetime-local" label={t("field.start")} />
        <TextField name="end" type="datetime-local" label={t("field.end")} />
      </FieldRow>
      <TextAreaField name="desc" label={t("field.desc")} optional rows={3} maxLength={2_000} />
      <FormActions>
        {!isNew && <Button onClick={remove}>{t("remove")}</Button>}
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
