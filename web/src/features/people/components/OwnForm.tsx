/** The fields of one's own profile that are one's own to fill in. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SimpleGrid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type OwnProfile, ownChanges, type ShownField, valuesIn } from "../model";
import { useEditOwn } from "../queries";
import { MemberField } from "./MemberField";

const shape = z.record(z.string(), z.record(z.string(), z.array(z.string())));

export function OwnForm({ own, fields }: { own: OwnProfile; fields: readonly ShownField[] }) {
  const { t } = useTranslation("people");
  const edit = useEditOwn();
  const theirs = fields.filter((field) => field.editedByPerson);
  const before = Object.fromEntries(theirs.map((field) => [field.key, valuesIn(own.profile, field)]));
  const form = useZodForm(shape, { defaultValues: { own: before } });
  if (theirs.length === 0) return null;
  const { isDirty } = form.formState;
  return (
    <Card title={t("own.yours")} note={t("own.yoursNote")}>
      <Form
        form={form}
        label={t("own.yours")}
        fieldNames={Object.fromEntries(theirs.map((field) => [field.name, `own.${field.key}`]))}
        onSubmit={async ({ own: after = {} }) => {
          await edit.mutateAsync({ revision: own.revision, ...ownChanges(theirs, before, after) });
          toast.success(t("saved"));
        }}
      >
        <FormProblem />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          {theirs.map((field) => (
            <MemberField key={field.key} field={field} name={`own.${field.key}`} named={own.named} />
          ))}
        </SimpleGrid>
        <FormActions>
          <Button disabled={!isDirty} onClick={() => form.reset()}>
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
