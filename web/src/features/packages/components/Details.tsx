/** What a package says of itself, by when it is to be completed, what becomes of its items when somebody loses it, and who looks after it. */

import { Button } from "@learnt/ui/action/Button";
import { isEqual } from "@learnt/ui/base/rebase";
import { useSaving } from "@learnt/ui/base/useSaving";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { Segments } from "@learnt/ui/form/Segments";
import { TagsField } from "@learnt/ui/form/TagsField";
import { TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { isChangedMeanwhile } from "@learnt/ui/http/problem";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { toFailure } from "../../../api/problem";
import { ManagingTeams } from "../../../app/documentTeams";
import { DueEditor, PointsField } from "../../../app/lazyParts";
import { draftOf, isCompleteRule, type Package, type Removal } from "../model";
import {
  packageQuery,
  packageTags,
  savePackage,
  useCacheResult,
  useSavePackage,
  useSetTeams,
} from "../queries";

export function Details({ learningPackage }: { learningPackage: Package }) {
  const teams = useSetTeams(learningPackage);
  return (
    <Stack gap="4">
      <PackageForm learningPackage={learningPackage} />
      <Terms learningPackage={learningPackage} />
      <Suspense fallback={null}>
        <PointsField
          type="package"
          documentId={learningPackage.id}
          disabled={!learningPackage.can.edit}
          card
        />
      </Suspense>
      <Suspense fallback={null}>
        <ManagingTeams of={learningPackage} onChoose={teams.mutateAsync} />
      </Suspense>
    </Stack>
  );
}

function PackageForm({ learningPackage }: { learningPackage: Package }) {
  const { t } = useTranslation("packages");
  const saving = useSavePackage(learningPackage, {
    onSuccess: () => toast.success(t("saved")),
    // The form explains it.
    onError: () => undefined,
  });
  const query = useQuery(packageTags);
  const newest = useQuery(packageQuery(learningPackage.id));
  const { title, description, category, tags } = learningPackage;
  const saved = useMemo(() => ({ title, description, category, tags }), [title, description, category, tags]);
  const schema = z.object({
    title: z.string().trim().min(1, t("titleNeeded")).max(200),
    description: z.string().trim().max(5_000),
    category: z.string().trim().max(100),
    tags: z.array(z.string()),
  });
  const form = useZodForm(schema, { defaultValues: saved });
  const disabled = !learningPackage.can.edit;
  return (
    <Card title={t("tab.details")}>
      <Form
        form={form}
        saved={saved}
        onStale={() => newest.refetch()}
        onSubmit={(values) => saving.mutateAsync(values)}
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

/** By when, and what is kept. */
function Terms({ learningPackage }: { learningPackage: Package }) {
  const { t } = useTranslation("packages");
  const accept = useCacheResult();
  const newest = useQuery(packageQuery(learningPackage.id));
  const before = { due: learningPackage.due, onRemoval: learningPackage.onRemoval };
  const {
    draft: { due, onRemoval },
    edit,
    bar,
  } = useSaving({
    before,
    changeOf: (draft) => (isEqual(draft, before) ? null : draft),
    save: async (terms) => {
      accept(
        await savePackage(learningPackage.id, learningPackage.revision, {
          ...draftOf(learningPackage),
          ...terms,
        }),
      );
      toast.success(t("saved"));
    },
    refetch: newest.refetch,
  });
  const { busy, isDirty: dirty } = bar;
  const isStale = isChangedMeanwhile(bar.error);
  const failure = bar.error && !isStale ? toFailure(bar.error) : null;
  return (
    <Card title={t("terms.title")} note={t("terms.note")}>
      <Stack gap="4">
        <SaveFailure
          error={isStale ? bar.error : null}
          conflict={bar.conflict}
          describe={([part]) =>
            part === "onRemoval"
              ? { label: t("terms.removal"), text: (value) => t(`removal.${value as Removal}`) }
              : { label: t("terms.title") }
          }
        />
        <Suspense fallback={<SkeletonText lines={2} />}>
          <DueEditor
            value={due}
            disabled={!learningPackage.can.edit}
            error={failure?.fields?.[0]?.message ?? failure?.message}
            onChange={(rule) => edit({ due: rule ?? { kind: "none" } })}
          />
        </Suspense>
        <Box>
          <Segments
            label={t("terms.removal")}
            value={onRemoval}
            options={(["archive", "keep"] as const).map((value) => ({
              value,
              label: t(`removal.${value}`),
            }))}
            onChange={(onRemoval) => learningPackage.can.edit && edit({ onRemoval })}
          />
          <Text muted small mt="2">
            {t(`removalText.${onRemoval}`)}
          </Text>
        </Box>
        {learningPackage.can.edit && (
          <Box>
            <Button
              variant="solid"
              busy={busy}
              disabledReason={
                dirty ? (isCompleteRule(due) ? undefined : t("terms.incomplete")) : t("terms.nothing")
              }
              onClick={bar.onSave}
            >
              {t("terms.save")}
            </Button>
          </Box>
        )}
      </Stack>
    </Card>
  );
}
