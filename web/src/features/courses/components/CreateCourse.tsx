/** A new course: its title, and its handle, which follows the title until somebody types another one. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { paths } from "../../../app/pathBuilder";
import { handleFrom, isHandle } from "../model";
import { courseKey, coursesKey, courseTemplates, createCourse, duplicateCourse } from "../queries";

export function CreateCourse({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("courses");
  return (
    <Dialog open={open} onClose={onClose} title={t("create")} note={t("createNote")} size="sm">
      <Fields onClose={onClose} />
    </Dialog>
  );
}

function Fields({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("courses");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const schema = z.object({
    title: z.string().trim().min(1, t("titleRequired")).max(200),
    handle: z
      .string()
      .trim()
      .refine((text) => text === "" || isHandle(text), t("handleWrong")),
    template: z.string(),
  });
  const query = useQuery(courseTemplates);
  const templates = query.data ?? [];
  const form = useZodForm(schema, { defaultValues: { title: "", handle: "", template: "" } });
  const isFresh = form.watch("template") === "";

  useEffect(
    () =>
      form.subscribe({
        name: "title",
        formState: { values: true },
        callback: ({ values }) => {
          if (!form.getFieldState("handle").isDirty)
            form.resetField("handle", { defaultValue: handleFrom(values.title ?? "") });
        },
      }),
    [form],
  );

  const submit = async ({ title, handle, template }: z.infer<typeof schema>) => {
    const created = template
      ? await duplicateCourse(template, title)
      : await createCourse({ title, ...(handle ? { handle } : {}) });
    queryClient.setQueryData(courseKey(created.id), created);
    void queryClient.invalidateQueries({ queryKey: coursesKey });
    onClose();
    await navigate(paths.editCourse(created.id));
  };

  return (
    <Form form={form} onSubmit={submit} label={t("create")}>
      <FormProblem />
      <TextField name="title" label={t("field.title")} autoFocus maxLength={200} />
      <QueryError query={query} />
      {templates.length > 0 && (
        <SelectField
          name="template"
          label={t("template.from")}
          placeholder={t("template.none")}
          choices={templates.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {isFresh && (
        <TextField
          name="handle"
          label={t("field.handle")}
          hint={t("handleHint")}
          dir="ltr"
          optional
          maxLength={100}
        />
      )}
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
