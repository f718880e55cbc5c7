/** What a course is called, what it is about and how long it takes: of a new one, or of one that is there. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { blankCourse, type Course, lengths, slugOf } from "../model";
import { categories, saveCourse } from "../queries";

type Props = {
  /** Nothing: a new one. */
  course: Course | undefined;
  onDone: (saved: Course) => void;
  onClose: () => void;
};

export function CourseForm(props: Props) {
  const { t } = useTranslation("sample_academy");
  return (
    <Drawer open onClose={props.onClose} title={t(props.course ? "edit" : "new")} size="md">
      <Fields {...props} />
    </Drawer>
  );
}

function Fields({ course, onDone, onClose }: Props) {
  const { t } = useTranslation("sample_academy");
  const kinds = useQuery(categories).data ?? [];
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    description: z.string().max(2_000),
    category: z.string().min(1, t("categoryNeeded")),
    length: z.string(),
  });
  const { title, description, category, length } = course ?? blankCourse("");
  const form = useZodForm(schema, {
    defaultValues: { title, description, category, length: String(length) },
  });
  const submit = async (values: z.output<typeof schema>) => {
    const before = course ?? blankCourse(crypto.randomUUID(), (number) => t("stepName", { number }));
    onDone(
      await saveCourse({
        ...before,
        ...values,
        length: Number(values.length),
        slug: slugOf(values.title),
        updated: new Date().toISOString(),
      }),
    );
  };
  return (
    <Form form={form} onSubmit={submit} label={t(course ? "edit" : "new")}>
      <FormProblem />
      <TextField name="title" label={t("field.title")} maxLength={200} dir="auto" autoFocus />
      <TextAreaField name="description" label={t("field.description")} optional rows={4} maxLength={2_000} />
      <SelectField
        name="category"
        label={t("category")}
        placeholder={t("field.choose")}
        choices={kinds.map(({ value, label }) => ({ value, label }))}
      />
      <SelectField
        name="length"
        label={t("field.length")}
        choices={lengths.map((minutes) => ({
          value: String(minutes),
          label: t("minutes", { count: minutes }),
        }))}
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t(course ? "save" : "add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
