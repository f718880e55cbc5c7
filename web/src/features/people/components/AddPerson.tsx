/** Adds one person: by e-mail with an invitation, or by username with a first password. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import type { RoleName } from "../../../api/types";
import { shownFields } from "../../../app/customFields";
import { rolesOf, useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { grantable, profileChanges, type ShownField } from "../model";
import { useAddPerson } from "../queries";
import { RequirePasswordChange } from "./FirstPassword";
import { MemberField } from "./MemberField";

type Props = { open: boolean; onClose: () => void };

export function AddPerson({ open, onClose }: Props) {
  const { t } = useTranslation("people");
  const fields = useQuery({ ...shownFields, enabled: open });
  return (
    <Drawer open={open} onClose={onClose} title={t("add.title")} note={t("add.note")}>
      {fields.isPending && <PageSkeleton />}
      {/* Without them it would not be asked what has to be said of everybody. */}
      <QueryError query={fields} />
      {fields.data && <AddPersonForm fields={fields.data} onClose={onClose} />}
    </Drawer>
  );
}

function AddPersonForm({ fields, onClose }: { fields: readonly ShownField[]; onClose: () => void }) {
  const { t } = useTranslation("people");
  const navigate = useNavigate();
  const add = useAddPerson();
  // What is needed of everybody is asked at once; the first location always is.
  const needed = fields.filter((field) => field.required || field.key === "loc1");
  const own = rolesOf(useUser());
  const roles = grantable.filter((role) => role !== "superadmin" || own.includes("superadmin"));
  const schema = z
    .object({
      by: z.enum(["email", "username"]),
      firstName: z.string().trim().min(1, t("add.nameNeeded")),
      lastName: z.string().trim().min(1, t("add.nameNeeded")),
      email: z.string().trim(),
      username: z.string().trim(),
      password: z.string(),
      changePassword: z.boolean(),
      role: z.string(),
      position: z.string(),
      loc1: z.array(z.string()),
      own: z.record(z.string(), z.array(z.string())),
      invite: z.boolean(),
    })
    .superRefine((form, context) => {
      const need = (path: "email" | "username" | "password", message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (form.by === "email" && !form.email.includes("@")) need("email", t("add.emailNeeded"));
      if (form.by === "username" && form.username.length < 4) need("username", t("add.usernameNeeded"));
      if (form.by === "username" && form.password === "") need("password", t("add.passwordNeeded"));
    });
  const form = useZodForm(schema, {
    defaultValues: {
      by: "email",
      firstName: "",
      lastName: "",
      email: "",
      username: "",
      password: "",
      changePassword: true,
      role: "learner",
      position: "",
      loc1: [],
      own: Object.fromEntries(needed.map((field) => [field.key, []])),
      invite: true,
    },
  });
  const by = form.watch("by");

  const submit = async (values: z.infer<typeof schema>) => {
    const { firstName, lastName, email, username, password, changePassword, position, loc1, role, invite } =
      values;
    const requested = profileChanges(needed, {}, values.own);
    const way = values.by === "email" ? { email } : { username };
    const person = await add.mutateAsync({
      profile: {
        firstName,
        lastName,
        position,
        ...way,
        lists: { loc1, ...requested.lists },
        fields: requested.fields,
      },
      roles: [role as RoleName],
      invite,
      ...(values.by === "username" ? { password, changePassword } : {}),
    });
    toast.success(
      t(person.invitation === "invited" ? "add.invited" : "add.done", { name: `${firstName} ${lastName}` }),
      {
        action: { label: t("add.open"), onClick: () => void navigate(paths.user(person.id)) },
      },
    );
    onClose();
  };

  return (
    <Form
      form={form}
      onSubmit={submit}
      label={t("add.title")}
      fieldNames={Object.fromEntries(needed.map((field) => [field.name, `own.${field.key}`]))}
    >
      <FormProblem />
      <FieldRow>
        <TextField name="firstName" label={t("field.firstName")} autoComplete="off" autoFocus />
        <TextField name="lastName" label={t("field.lastName")} autoComplete="off" />
      </FieldRow>
      <RadioField
        name="by"
        label={t("add.by")}
        choices={[
          { value: "email", label: t("add.byEmail"), hint: t("add.byEmailHint") },
          { value: "username", label: t("add.byUsername"), hint: t("add.byUsernameHint") },
        ]}
      />
      {by === "email" ? (
        <TextField
          name="email"
          label={t("field.email")}
          type="email"
          inputMode="email"
          autoComplete="off"
          dir="ltr"
        />
      ) : (
        <>
          <TextField name="username" label={t("field.username")} autoComplete="off" dir="ltr" />
          <PasswordField
            name="password"
            label={t("add.password")}
            autoComplete="new-password"
            hint={t("add.passwordHint")}
          />
          <RequirePasswordChange />
        </>
      )}
      <SelectField
        name="role"
        label={t("role")}
        choices={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <TextField name="position" label={t("field.position")} optional />
      {!needed.some((field) => field.key === "loc1") && (
        <TagsField name="loc1" label={t("label.loc", { n: 1 })} optional hint={t("listHint")} />
      )}
      {needed.map((field) => (
        <MemberField key={field.key} field={field} name={`own.${field.key}`} named={[]} />
      ))}
      {by === "email" && <CheckboxField name="invite" label={t("add.invite")} hint={t("add.inviteHint")} />}
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton busyText={t("add.busy")}>{t("add")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
