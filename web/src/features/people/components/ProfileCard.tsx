/** Edits what a membership says about a person. A change by somebody else in the meantime is told, never overwritten. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextField } from "@learnt/ui/form/TextField";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Card } from "@learnt/ui/page/Card";
import { useEffect, useState } from "react";
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
import { useEditPerson } from "../queries";
import { ListGroup } from "./ListGroup";
import { OwnFields } from "./OwnFields";

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

type Meanwhile = { who?: string | undefined; at?: string | undefined };

export function ProfileCard({ person, fields }: { person: PersonDetail; fields: readonly ShownField[] }) {
  const { t } = useTranslation("people");
  const { dateTime } = useFormat();
  const edit = useEditPerson(person.id);
  // What the form began from: news that arrive while somebody types do not slip under their edit.
  const [base, setBase] = useState(person);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const form = useZodForm(useSchema(), { defaultValues: formOf(person.profile, fields) });
  const dirty = form.formState.isDirty;

  const begin = (from: PersonDetail) => {
    setBase(from);
    setMeanwhile(null);
    form.reset(formOf(from.profile, fields));
  };
  useEffect(() => {
    if (person.revision === base.revision) return;
    const untouched = Object.keys(changes(formOf(base.profile), formOf(person.profile))).length === 0;
    if (!dirty) begin(person);
    // roles, managers or state were changed: the profile itself is as it was
    else if (untouched) setBase(person);
    else setMeanwhile((known) => known ?? {});
  });

  const submit = async (values: ProfileForm) => {
    try {
      begin(
        await edit.mutateAsync({ revision: base.revision, profile: changes(formOf(base.profile), values) }),
      );
      toast.success(t("saved"));
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== "changed_meanwhile") throw error;
      setMeanwhile({ who: error.field("changedBy"), at: error.field("changedAt") });
    }
  };

  const off = !person.can.edit;
  return (
    <Card title={t("profile")} note={off ? t("cannotEdit") : undefined}>
      <Form form={form} onSubmit={submit} label={t("profile")}>
        {meanwhile && (
          <Notice
            tone="warn"
            title={
              meanwhile.who
                ? t("meanwhile.by", { who: meanwhile.who, when: dateTime(meanwhile.at) })
                : t("meanwhile")
            }
            action={<Button onClick={() => begin(person)}>{t("meanwhile.load")}</Button>}
          >
            {t("meanwhile.text")}
          </Notice>
        )}
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
            profile={base.profile}
            fields={fields}
            named={person.named}
            off={off}
          />
        ))}
        <OwnFields fields={fields} keys={Object.keys(base.profile.fields)} named={person.named} off={off} />
        {!off && (
          <FormActions>
            <Button disabled={!dirty || edit.isPending} onClick={() => begin(person)}>
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
