/** A contact in a drawer: a new one, or as it is stored. */
import { Button } from "@learnt/ui/action/Button";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { blank, type Contact, fullName } from "../model";
import { addContact, changeContact } from "../queries";

type Props = {
  /** Nothing: a new one. */
  contact: Contact | undefined;
  onClose: () => void;
};

export function ContactForm({ contact, onClose }: Props) {
  const { t } = useTranslation("sample_contacts");
  return (
    <Drawer open onClose={onClose} title={contact ? fullName(contact) : t("new")} size="md">
      <Fields contact={contact} onClose={onClose} />
    </Drawer>
  );
}

const shortText = z.string().trim().max(200);

function Fields({ contact, onClose }: Props) {
  const { t } = useTranslation("sample_contacts");
  const schema = z.object({
    name: shortText.min(1, t("nameNeeded")),
    lastName: shortText,
    nickname: shortText,
    company: shortText,
    jobTitle: shortText,
    email: z.union([z.literal(""), z.email(t("emailWrong"))]),
    phone: z.string().trim().max(40),
    address: shortText,
    birthday: z.string(),
    notes: z.string().max(5_000),
  });
  const { id: _, avatar: __, ...values } = contact ?? blank("");
  const form = useZodForm(schema, { defaultValues: values });
  const submit = async (values: z.output<typeof schema>) => {
    if (contact) await changeContact({ ...contact, ...values });
    else await addContact({ ...blank(crypto.randomUUID()), ...values });
    onClose();
  };
  const text = (name: "name" | "lastName" | "nickname" | "company" | "jobTitle" | "address") => (
    <TextField
      name={name}
      label={t(`field.${name}`)}
      optional={name !== "name"}
      autoFocus={name === "name"}
      maxLength={200}
      dir="auto"
      autoComplete="off"
    />
  );
  return (
    <Form form={form} onSubmit={submit} label={t("title")}>
      <FormProblem />
      <FieldRow>
        {text("name")}
        {text("lastName")}
      </FieldRow>
      {text("nickname")}
      <FieldRow>
        {text("company")}
        {text("jobTitle")}
      </FieldRow>
      <FieldRow>
        <TextField name="email" label={t("field.email")} type="email" optional autoComplete="off" dir="ltr" />
        <TextField name="phone" label={t("field.phone")} type="tel" optional autoComplete="off" dir="ltr" />
      </FieldRow>
      {text("address")}
      <TextField name="birthday" label={t("field.birthday")} type="date" optional />
      <TextAreaField name="notes" label={t("field.notes")} optional rows={4} maxLength={5_000} />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t(contact ? "save" : "add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
