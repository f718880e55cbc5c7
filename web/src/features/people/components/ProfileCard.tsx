/** Edits what a membership says about a person. A change by somebody else in the meantime is told, never overwritten. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextField } from "@learnt/ui/form/TextField";
import { Card } from "@learnt/ui/page/Card";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import {
  changes,
  formOf,
  groups,
  listNames,
  type PersonDetail,
  type ProfileForm,
  type ShownField,
} from "../model";
import { person as personQuery, useEditPerson } from "../queries";
import { CustomFields } from "./CustomFields";
import { ListGroup } from "./ListGroup";

const text = z.string();
const list = z.array(z.string());

function useSchema() {
  const { t } = useTranslation("people");
  const lists = Object.fromEntries(listNames.map((name) => [name, list])) as Record<
    (typeof listNames)[number],
    typeof list
  >;
  const name = text.trim().min(1, t("add.nameNeeded"));
  return z.object({
    firstName: name,
    lastName: name,
    email: text,
    username: text,
    employeeId: text,
    phone: text,
    dob: text,
    position: text,
    fields: z.record(text, list),
    ...lists,
  });
}

export function ProfileCard({ person, fields }: { person: PersonDetail; fields: readonly ShownField[] }) {
  const { t } = useTranslation("people");
  const edit = useEditPerson(person.id);
  const queryClient = useQueryClient();
  const before = formOf(person.profile, fields);
  const form = useZodForm(useSchema(), { defaultValues: before });
  const dirty = form.formState.isDirty;

  const submit = async (values: ProfileForm) => {
    await edit.mutateAsync({ revision: person.revision, profile: changes(formOf(person.profile), values) });
    toast.success(t("saved"));
  };

  const off = !person.can.edit;
  return (
    <Card title={t("profile")} note={off ? t("cannotEdit") : undefined}>
      <Form
        form={form}
        saved={before}
        onStale={() => queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey })}
        onSubmit={submit}
        label={t("profile")}
      >
        <FormProblem />
        <FieldRow>
          <TextField name="firstName" label={t("field.firstName")} disabled={off} autoComplete="off" />
          <TextField name="lastName" label={t("field.lastName")} disabled={off} autoComplete="off" />
        </FieldRow>
        <FieldRow>
          <TextField
            name="email"
            label={t("field.email")}
            type="email"
            optional
            disabled={off}
            hint={t("emailHint")}
            dir="ltr"
            autoComplete="off"
          />
          <TextField
            name="username"
            label={t("field.username")}
            optional
            disabled={off}
            dir="ltr"
            autoComplete="off"
          />
        </FieldRow>
        <FieldRow>
          <TextField name="employeeId" label={t("field.employeeId")} optional disabled={off} />
          <TextField name="position" label={t("field.position")} optional disabled={off} />
        </FieldRow>
        <FieldRow>
          <TextField
            name="phone"
            label={t("field.phone")}
            type="tel"
            optional
            disabled={off}
            dir="ltr"
            autoComplete="off"
          />
          <TextField name="dob" label={t("field.dob")} type="date" optional disabled={off} />
        </FieldRow>
        <TagsField name="tags" label={t("field.tags")} optional disabled={off} hint={t("listHint")} />
        {groups.map((group) => (
          <ListGroup
            key={group}
            group={group}
            profile={person.profile}
            fields={fields}
            named={person.named}
            off={off}
          />
        ))}
        <CustomFields
          fields={fields}
          keys={Object.keys(person.profile.fields)}
          named={person.named}
          off={off}
        />
        {!off && (
          <FormActions>
            <Button disabled={!dirty || edit.isPending} onClick={() => form.reset(before)}>
              {t("discard")}
            </Button>
            <SubmitButton disabled={!dirty} busyText={t("saving")}>
              {t("save")}
            </SubmitButton>
          </FormActions>
        )}
      </Form>
    </Card>
  );
}
