/** What a resource says of itself. */
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { Resource } from "../model";
import { oneResource, resourceWords, saveResource, useAccept } from "../queries";

export function Details({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const accept = useAccept();
  const words = useQuery(resourceWords);
  const newest = useQuery(oneResource(resource.id));
  const { title, handle, description, category, tags } = resource;
  const saved = useMemo(
    () => ({ title, handle, description, category, tags }),
    [title, handle, description, category, tags],
  );
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    handle: z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t("handleWrong"))
      .max(100),
    description: z.string().trim().max(5_000),
    category: z.string().trim().max(100),
    tags: z.array(z.string()),
  });
  const form = useZodForm(schema, { defaultValues: saved });
  const submit = async (values: z.output<typeof schema>) => {
    accept(await saveResource(resource.id, { revision: resource.revision, ...values }));
    toast.success(t("saved"));
  };
  return (
    <Card title={t("tab.details")}>
      <Form
        form={form}
        saved={saved}
        onStale={() => newest.refetch()}
        onSubmit={submit}
        label={t("tab.details")}
      >
        <FormProblem />
        <TextField name="title" label={t("field.title")} maxLength={200} dir="auto" autoComplete="off" />
        <TextField name="handle" label={t("field.handle")} hint={t("handleHint")} dir="ltr" maxLength={100} />
        <TextAreaField name="description" label={t("field.description")} rows={5} maxLength={5000} optional />
        <TextField
          name="category"
          label={t("field.category")}
          hint={
            words.data?.categories.length
              ? t("categoryHint", { list: words.data.categories.slice(0, 6).join(", ") })
              : undefined
          }
          maxLength={100}
          dir="auto"
          optional
        />
        <TagsField
          name="tags"
          label={t("field.tags")}
          suggestions={words.data?.tags ?? []}
          placeholder={t("tagsPlaceholder")}
          optional
        />
        <FormActions>
          <SubmitButton>{t("save")}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
