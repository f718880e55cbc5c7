/** What all answers to a form say together, as they come in. */
import { LinkButton } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card, StatRow, StatTile } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Inbox, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { useTitle } from "../../app/title";
import type { Analytics, Field } from "./model";
import { analytics, exportSubmissions, oneForm, useLiveInvalidation } from "./queries";
import { useArea } from "./useArea";

export default function AnalyticsRoute() {
  const { t } = useTranslation("forms");
  const { number, percent } = useFormat();
  const { to } = useArea();
  const { formId = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const version = search.get("version") ?? "";
  const form = useQuery(oneForm(formId));
  const found = useQuery(analytics(formId, version ? { version } : {}));
  const figures = found.data;
  useLiveInvalidation();
  useTitle(form.data?.title);
  if (found.isPending) return <PageSkeleton />;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={to("forms")}>{t("title")}</Link>}
        title={form.data?.title ?? t("analytics")}
        actions={
          <>
            {figures && !figures.anonymous && figures.versions.length > 1 && (
              <Select
                aria-label={t("version")}
                placeholder={t("allVersions")}
                value={version}
                onChange={(event) => setSearch(event.target.value ? { version: event.target.value } : {})}
                choices={figures.versions.map((one) => ({
                  value: String(one),
                  label: t("versionOf", { version: one }),
                }))}
              />
            )}
            <LinkButton to={to(`formSubmissions/${formId}`)} icon={<Inbox />}>
              {t("submissions")}
            </LinkButton>
            <ExportButton params={{}} onExport={() => exportSubmissions(formId)} />
          </>
        }
      >
        {t("analyticsNote")}
      </PageHeader>
      {found.error && !figures && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {figures && (
        <Stack gap="4">
          <StatRow>
            <StatTile label={t("submitted")} value={number(figures.submitted)} />
            {!figures.anonymous && <StatTile label={t("begun")} value={number(figures.begun)} />}
            {typeof figures.averageScore === "number" && (
              <StatTile label={t("averageScore")} value={percent(figures.averageScore)} />
            )}
            {typeof figures.minutes === "number" && (
              <StatTile label={t("minutes")} value={number(Math.max(1, Math.round(figures.minutes)))} />
            )}
          </StatRow>
          {figures.withheld ? (
            <EmptyState icon={<ShieldCheck />} title={t("withheld")}>
              {t("withheldText")}
            </EmptyState>
          ) : figures.submitted === 0 ? (
            <EmptyState icon={<ChartColumn />} title={t("noSubmissions")}>
              {t("noSubmissionsText")}
            </EmptyState>
          ) : (
            figures.questions.map((question) => <QuestionCard key={question.field.id} question={question} />)
          )}
        </Stack>
      )}
    </Page>
  );
}

type Figures = Analytics["questions"][number];
type Bar = { id: string; label: string; count: number };

function QuestionCard({ question }: { question: Figures }) {
  const { t } = useTranslation("forms");
  const field = question.field as Field;
  if (question.counts.length === 0 && question.words.length === 0) return null;
  const rows = field.type === "matrix" ? (field.rows ?? []) : [{ id: "", label: "" }];
  return (
    <Card title={<bdi>{field.label}</bdi>} note={t(`type.${field.type}`)}>
      <Stack gap="4">
        {question.counts.length > 0 &&
          rows.map((row) => (
            <Stack key={row.id} gap="2">
              {row.label && <Text fontWeight="medium">{row.label}</Text>}
              <Bars bars={barsOf(field, question.counts, row.id, [t("yes"), t("no")])} />
            </Stack>
          ))}
        {question.words.length > 0 && <Words words={question.words} />}
      </Stack>
    </Card>
  );
}

function barsOf(field: Field, counts: Figures["counts"], part: string, [yes, no]: [string, string]): Bar[] {
  const own = counts.filter((one) => one.part === part);
  const count = (answer: string) => own.find((one) => one.answer === answer)?.count ?? 0;
  if (field.type === "yesNo")
    return [
      { id: "true", label: yes, count: count("true") },
      { id: "false", label: no, count: count("false") },
    ];
  if (field.options && field.options.length > 0)
    return field.options.map((one) => ({ ...one, count: count(one.id) }));
  const numbers = own.map(({ answer, count: given }) => ({ id: answer, label: answer, count: given }));
  return numbers.sort((one, other) => Number(one.label) - Number(other.label)).slice(0, 50);
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const { number, percent } = useFormat();
  const all = bars.reduce((sum, { count }) => sum + count, 0) || 1;
  return (
    <Stack as="ul" gap="2">
      {bars.map(({ id, label, count }) => (
        <Stack as="li" key={id} gap="1">
          <HStack justify="space-between" gap="3">
            <bdi>{label}</bdi>
            <Text small muted>
              {number(count)} · {percent((100 * count) / all)}
            </Text>
          </HStack>
          <Box bg="bg.muted" borderRadius="full" h="2" aria-hidden="true">
            <Box
              bg="colorPalette.solid"
              borderRadius="full"
              h="2"
              style={{ inlineSize: `${(100 * count) / all}%` }}
            />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

function Words({ words }: { words: readonly string[] }) {
  const { t } = useTranslation("forms");
  const [search, setSearch] = useState("");
  const found = words.filter((text) => text.toLowerCase().includes(search.toLowerCase()));
  return (
    <Stack gap="3">
      {words.length > 5 && <SearchBox value={search} onChange={setSearch} label={t("searchAnswers")} />}
      <Stack as="ul" gap="2" maxH="20rem" overflowY="auto" tabIndex={0} aria-label={t("answers")}>
        {found.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice
          <Text as="li" key={at} dir="auto" whiteSpace="pre-wrap">
            {text}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
