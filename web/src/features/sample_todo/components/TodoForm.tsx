/** A to-do in a drawer: new, or as it is stored. */
import { Button } from "@learnt/ui/action/Button";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { blank, type Todo, type TodoLabel } from "../model";
import { addTodo, changeTodo } from "../queries";

type Props = {
  /** Nothing: a new one. */
  todo: Todo | undefined;
  labels: readonly TodoLabel[];
  onClose: () => void;
};

export function TodoForm({ todo, labels, onClose }: Props) {
  const { t } = useTranslation("sample_todo");
  return (
    <Drawer open onClose={onClose} title={todo ? todo.title : t("new")} size="md">
      <Fields todo={todo} labels={labels} onClose={onClose} />
    </Drawer>
  );
}

function Fields({ todo, labels, onClose }: Props) {
  const { t } = useTranslation("sample_todo");
  const schema = z
    .object({
      title: z.string().trim().min(1, t("titleNeeded")).max(200),
      notes: z.string().max(5_000),
      startDate: z.string(),
      dueDate: z.string(),
      important: z.boolean(),
      starred: z.boolean(),
      // Of labels that came when the form was open already, none is chosen.
      labels: z.record(z.string(), z.boolean().optional()),
    })
    .refine(({ startDate, dueDate }) => !startDate || !dueDate || startDate <= dueDate, {
      path: ["dueDate"],
      message: t("dueBeforeStart"),
    });
  const saved = todo ?? blank("");
  const form = useZodForm(schema, {
    defaultValues: {
      title: saved.title,
      notes: saved.notes,
      startDate: saved.startDate,
      dueDate: saved.dueDate,
      important: saved.important,
      starred: saved.starred,
      labels: Object.fromEntries(labels.map(({ handle }) => [handle, saved.labels.includes(handle)])),
    },
  });
  const submit = async ({ labels: chosen, ...values }: z.output<typeof schema>) => {
    const change = { ...values, labels: Object.keys(chosen).filter((handle) => chosen[handle]) };
    if (todo) await changeTodo(todo.id, change);
    else await addTodo({ ...blank(crypto.randomUUID()), ...change });
    onClose();
  };
  return (
    <Form form={form} onSubmit={submit} label={t("title")}>
      <FormProblem />
      <TextField
        name="title"
        label={t("field.title")}
        autoFocus
        maxLength={200}
        dir="auto"
        autoComplete="off"
      />
      <TextAreaField name="notes" label={t("field.notes")} optional rows={5} maxLength={5_000} />
      <TextField name="startDate" label={t("field.startDate")} type="date" optional />
      <TextField name="dueDate" label={t("field.dueDate")} type="date" optional />
      <CheckboxField name="important" label={t("field.important")} />
      <CheckboxField name="starred" label={t("field.starred")} />
      <fieldset>
        <legend>{t("labels")}</legend>
        {labels.map(({ handle, title }) => (
          <CheckboxField key={handle} name={`labels.${handle}`} label={title} />
        ))}
      </fieldset>
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t(todo ? "save" : "add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
