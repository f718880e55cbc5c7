/** What of one's own profile is one's own to fill in: fields that everybody has, and those that an admin described. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextField } from "@learnt/ui/form/TextField";
import { SimpleGrid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import {
  type MyProfile,
  type ProfileText,
  profileChanges,
  profileRules,
  profileTextChanges,
  type ShownField,
  valuesIn,
} from "../model";
import { myProfile, useEditMyProfile } from "../queries";
import { MemberField } from "./MemberField";

/** Tags stand among one's own fields: they are a list like those. */
const TAGS = "tags";
const lists = z.record(z.string(), z.array(z.string()));
const types: Partial<Record<ProfileText, string>> = { phone: "tel", dob: "date" };

export function MyProfileForm({ own, fields }: { own: MyProfile; fields: readonly ShownField[] }) {
  const { t } = useTranslation("people");
  const edit = useEditMyProfile();
  const queryClient = useQueryClient();
  const { texts, tags } = profileRules(own);
  const editableFields = fields.filter((field) => field.editedByPerson);
  const before = {
    texts: Object.fromEntries(texts.map(({ name }) => [name, own.profile[name] ?? ""])),
    own: {
      ...(tags ? { [TAGS]: own.profile.tags } : {}),
      ...Object.fromEntries(editableFields.map((field) => [field.key, valuesIn(own.profile, field)])),
    },
  };
  const shape = z
    .object({ texts: z.record(z.string(), z.string()), own: lists })
    .superRefine((values, check) => {
      const wrong = (path: string[]) => check.addIssue({ code: "custom", path, message: t("own.needed") });
      for (const { name, required } of texts)
        if (required && !values.texts[name]?.trim()) wrong(["texts", name]);
      if (tags?.required && !values.own[TAGS]?.length) wrong(["own", TAGS]);
    });
  const form = useZodForm(shape, { defaultValues: before });

  if (editableFields.length + texts.length === 0 && !tags) return null;
  const { isDirty } = form.formState;
  const names = [
    ...texts.map(({ name }) => [name, `texts.${name}`]),
    ...editableFields.map((field) => [field.name, `own.${field.key}`]),
    [TAGS, `own.${TAGS}`],
  ];
  return (
    <Card title={t("own.yours")} note={t("own.yoursNote")}>
      <Form
        form={form}
        saved={before}
        onStale={() => queryClient.invalidateQueries({ queryKey: myProfile.queryKey })}
        label={t("own.yours")}
        fieldNames={Object.fromEntries(names)}
        onSubmit={async (after) => {
          const changed = profileChanges(editableFields, before.own, after.own);
          const isTagged = tags && String(before.own[TAGS]) !== String(after.own[TAGS]);
          await edit.mutateAsync({
            revision: own.revision,
            ...profileTextChanges(
              texts.map(({ name }) => name),
              before.texts,
              after.texts,
            ),
            ...changed,
            lists: { ...changed.lists, ...(isTagged ? { tags: after.own[TAGS] ?? [] } : {}) },
          });
          toast.success(t("saved"));
        }}
      >
        <FormProblem />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          {texts.map(({ name, required }) => (
            <TextField
              key={name}
              name={`texts.${name}`}
              label={t(`field.${name}`)}
              type={types[name] ?? "text"}
              dir={name in types ? "ltr" : "auto"}
              optional={!required}
            />
          ))}
          {tags && (
            <TagsField
              name={`own.${TAGS}`}
              label={t("field.tags")}
              hint={t("listHint")}
              optional={!tags.required}
            />
          )}
          {editableFields.map((field) => (
            <MemberField key={field.key} field={field} name={`own.${field.key}`} named={own.named} />
          ))}
        </SimpleGrid>
        <FormActions>
          <Button disabled={!isDirty} onClick={() => form.reset(before)}>
            {t("discard")}
          </Button>
          <SubmitButton disabled={!isDirty} busyText={t("saving")}>
            {t("save")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
