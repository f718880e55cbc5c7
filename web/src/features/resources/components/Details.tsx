/** What a resource says of itself, what it is worth, and which teams look after it. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ManagingTeams } from "../../../app/documentTeams";
import { PointsField } from "../../../app/lazyParts";
import type { Resource } from "../model";
import { resourceQuery, resourceTags, saveResource, useCacheResult, useSetTeams } from "../queries";

export function Details({ resource }: { resource: Resource }) {
  const teams = useSetTeams(resource);
  return (
    <Stack gap="4">
      <ResourceForm resource={resource} />
      <Suspense fallback={null}>
        <PointsField type="resource" documentId={resource.id} disabled={!resource.isLookedAfterHere} card />
      </Suspense>
      <Suspense fallback={null}>
        <ManagingTeams of={resource} onChoose={teams.mutateAsync} />
      </Suspense>
    </Stack>
  );
}

function ResourceForm({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  const accept = useCacheResult();
  const query = useQuery(resourceTags);
  const newest = useQuery(resourceQuery(resource.id));
  const disabled = !resource.isLookedAfterHere;
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
        <TextField
          name="title"
          label={t("field.title")}
          maxLength={200}
          dir="auto"
          autoComplete="off"
          disabled={disabled}
        />
        <TextField
          name="handle"
          label={t("field.handle")}
          hint={t("handleHint")}
          dir="ltr"
          maxLength={100}
          disabled={disabled}
        />
        <TextAreaField
          name="description"
          label={t("field.description")}
          rows={5}
          maxLength={5000}
          optional
          disabled={disabled}
        />
        <TextField
          name="category"
          label={t("field.category")}
          hint={
            query.data?.categories.length
              ? t("categoryHint", { list: query.data.categories.slice(0, 6).join(", ") })
              : undefined
          }
          maxLength={100}
          dir="auto"
          optional
          disabled={disabled}
        />
        <TagsField
          name="tags"
          label={t("field.tags")}
          suggestions={query.data?.tags ?? []}
          placeholder={t("tagsPlaceholder")}
          optional
          disabled={disabled}
        />
        <QueryError query={query} />
        {!disabled && (
          <FormActions>
            <SubmitButton>{t("save")}</SubmitButton>
          </FormActions>
        )}
      </Form>
    </Card>
  );
}
