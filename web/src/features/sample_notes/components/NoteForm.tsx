/** A note in a drawer: a new one, or as it is stored. */
import { Button } from "@learnt/ui/action/Button";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormActions, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { localInput } from "../../notes/model";
import { blank, checklistOf, isEmptyNote, type Label, type Note } from "../model";
import { createNote, updateNote } from "../queries";

type Props = {
  /** Nothing: a new one. */
  note: Note | undefined;
  labels: readonly Label[];
  onClose: () => void;
};
type Values = {
  title: string;
  description: string;
  list: string;
  reminder: string;
  archive: boolean;
} & Record<`label-${string}`, boolean>;

const field = (label: Label) => `label-${label.handle}` as const;

export function NoteForm({ note, labels, onClose }: Props) {
  const { t } = useTranslation("sample_notes");
  return (
    <Drawer open onClose={onClose} title={note ? note.title || t("untitled") : t("new")} size="md">
      <Fields note={note} labels={labels} onClose={onClose} />
    </Drawer>
  );
}

function Fields({ note, labels, onClose }: Props) {
  const { t } = useTranslation("sample_notes");
  const stored = note ?? blank(new Date());
  const read = (values: Values): Note => ({
    ...stored,
    title: values.title.trim(),
    description: values.description.trim(),
    checklist: checklistOf(values.list, stored.checklist),
    reminder: values.reminder ? new Date(values.reminder).toISOString() : "",
    archive: values.archive,
    labels: labels.filter((label) => values[field(label)]).map(({ id }) => id),
  });
  const form = useCheckedForm<Values>(
    (values) => (isEmptyNote(read(values)) ? { title: t("nothing") } : {}),
    {
      title: stored.title,
      description: stored.description,
      list: stored.checklist.map(({ text }) => text).join("\n"),
      reminder: stored.reminder ? localInput(new Date(stored.reminder)) : "",
      archive: stored.archive,
      ...Object.fromEntries(labels.map((label) => [field(label), stored.labels.includes(label.id)])),
    },
  );
  const submit = async (values: Values) => {
    const next = read(values);
    await (note ? updateNote(next) : createNote(next));
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit} label={t("title")}>
      <FormProblem />
      <TextField name="title" label={t("field.title")} optional dir="auto" autoFocus maxLength={200} />
      <TextAreaField name="description" label={t("field.text")} optional rows={4} maxLength={5_000} />
      <TextAreaField name="list" label={t("field.list")} optional rows={4} maxLength={5_000} />
      <TextField name="reminder" type="datetime-local" label={t("field.reminder")} optional />
      <fieldset>
        <legend>{t("labels")}</legend>
        <Stack gap="1">
          {labels.map((label) => (
            <CheckboxField key={label.id} name={field(label)} label={label.name} />
          ))}
        </Stack>
      </fieldset>
      <CheckboxField name="archive" label={t("field.archive")} />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
