/** The query screen: an operator asks one of a tenant's collections, with a reason, and sees no personal data. */
import { FormsAskContext } from "@learnt/ui/base/unsaved";
import { useZodForm } from "@learnt/ui/form/Form";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Stack } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { QueryFields } from "./components/QueryFields";
import { Result } from "./components/Result";
import { SavedQueries } from "./components/SavedQueries";
import {
  formOf,
  parseQueryUrl,
  type QueryForm,
  querySchema,
  toCollectionQuery,
  toQueryUrlParams,
} from "./model";
import { type QueryAnswer, type QueryInput, useQueryActions } from "./queries";

/** What was asked last, with its answer. */
type QueryRun = { tenant: string; input: QueryInput; answer: QueryAnswer; number: number };

export function Component() {
  const { t } = useTranslation("query");
  const [search, setSearch] = useSearchParams();
  const schema = useMemo(() => querySchema((problem) => t(`errors.${problem}`)), [t]);
  const form = useZodForm(schema, { defaultValues: parseQueryUrl(search) });
  const { ask } = useQueryActions();
  const [answered, setAnswered] = useState<QueryRun | null>(null);
  const [needsCode, setNeedsCode] = useState(false);

  const submit = async (values: QueryForm) => {
    const input = { query: toCollectionQuery(values), reason: values.reason, code: values.code || null };
    try {
      const answer = await ask(values.tenant, input);
      setNeedsCode(false);
      form.setValue("code", "");
      setSearch(toQueryUrlParams(values), { replace: true });
      setAnswered((before) => ({
        tenant: values.tenant,
        // A code works once: the file is asked for without.
        input: { ...input, code: null },
        answer,
        number: (before?.number ?? 0) + 1,
      }));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === "not_fresh") setNeedsCode(true);
      throw error;
    }
  };
  const open = (next: QueryForm) => {
    form.reset(next);
    window.scrollTo({ top: 0 });
  };

  return (
    <Page>
      <PageHeader title={t("page")}>{t("lead")}</PageHeader>
      <Stack gap="4">
        {/* Nothing is lost that one would miss: what was asked is in the history. */}
        <FormsAskContext value={false}>
          <QueryFields form={form} needsCode={needsCode} onSubmit={submit} />
        </FormsAskContext>
        {answered && (
          <Result
            key={answered.number}
            tenant={answered.tenant}
            input={answered.input}
            answer={answered.answer}
          />
        )}
        <SavedQueries
          onSaved={(saved) => open(formOf(form.getValues("tenant"), saved.query, form.getValues("reason")))}
          onPast={(past) => open(formOf(past.tenantId, past.query, past.reason))}
        />
      </Stack>
    </Page>
  );
}
