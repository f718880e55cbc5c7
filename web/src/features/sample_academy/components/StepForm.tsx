/** The title and text of one step; an empty line between two paragraphs. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type Course, type Step, withStep } from "../model";
import { saveCourse } from "../queries";

type Props = { course: Course; step: Step; onClose: () => void };

export function StepForm(props: Props) {
  const { t } = useTranslation("sample_academy");
  return (
    <Drawer open onClose={props.onClose} title={t("step.edit")} size="md">
      <Fields {...props} />
    </Drawer>
  );
}

function Fields({ course, step, onClose }: Props) {
  const { t } = useTranslation("sample_academy");
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    content: z.string().max(10_000),
  });
  const form = useZodForm(schema, { defaultValues: { title: step.title, content: step.content } });
  return (
    <Form
      form={form}
      label={t("step.edit")}
      onSubmit={async (values) => {
        await saveCourse(withStep(course, { ...step, ...values }, new Date().toISOString()));
        onClose();
      }}
    >
      <FormProblem />
      <TextField name="title" label={t("field.title")} maxLength={200} dir="auto" autoFocus />
      <TextAreaField
        name="content"
        label={t("field.text")}
        hint={t("field.textHint")}
        optional
        rows={12}
        maxLength={10_000}
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
