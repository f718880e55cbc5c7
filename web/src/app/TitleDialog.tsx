/** Begins something new by its title. Everything else is said on its own page, to which this leads. */
import { Button } from "@learnt/ui/action/Button";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";

const MAX_LENGTH = 200;

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Whose words it speaks. */
  feature: string;
  submit: string;
  /** Answers where it is written. */
  create: (title: string) => Promise<string>;
};

export function TitleDialog({ open, ...props }: Props) {
  const { t } = useTranslation(props.feature);
  return (
    <Dialog open={open} onClose={props.onClose} title={props.title} note={t("addNote")} size="sm">
      <Fields {...props} />
    </Dialog>
  );
}

function Fields({ onClose, title: label, feature, submit, create }: Omit<Props, "open">) {
  const { t } = useTranslation(feature);
  const navigate = useNavigate();
  const schema = z.object({ title: z.string().trim().min(1, t("titleNeeded")).max(MAX_LENGTH) });
  const form = useZodForm(schema, { defaultValues: { title: "" } });
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async ({ title }: { title: string }) => {
        const path = await create(title);
        onClose();
        await navigate(path);
      }}
    >
      <FormProblem />
      <TextField
        name="title"
        label={t("field.title")}
        autoFocus
        maxLength={MAX_LENGTH}
        dir="auto"
        autoComplete="off"
      />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}
