/** What all answers to a form say together, as they come in. */

import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Inbox, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { ExportMenu } from "./components/ExportMenu";
import { type FigureFilter, FigureFilters, filterNames, queryOf } from "./components/FigureFilters";
import { QuestionFigures } from "./components/QuestionFigures";
import { analytics, formQuery, useLiveInvalidation } from "./queries";
import { useFormsArea } from "./useFormsArea";

export default function AnalyticsRoute() {
  const { t } = useTranslation("forms");
  const { number, percent } = useFormat();
  const minutes = (value: number) => number(Math.max(1, Math.round(value)));
  const area = useFormsArea();
  const { formId = "" } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter = Object.fromEntries(
    filterNames.map((name) => [name, search.get(name) ?? ""]),
  ) as FigureFilter;
  const narrow = (part: Partial<FigureFilter>) =>
    setSearch(
      Object.entries({ ...filter, ...part }).filter(([, value]) => value),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  const form = useQuery(formQuery(formId));
  const query = useQuery(analytics(formId, queryOf(filter)));
  const figures = query.data;
  useLiveInvalidation();
  useTitle(form.data?.title);
  if (query.isPending) return <PageSkeleton />;
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={paths.forms(area)}>{t("title")}</Link>}
        title={form.data?.title ?? t("analytics")}
        actions={
          <>
            <LinkButton to={paths.formSubmissions(area, formId)} icon={<Inbox />}>
              {t("submissions")}
            </LinkButton>
            <ExportMenu formId={formId} anonymous={figures?.anonymous ?? false} />
          </>
        }
      >
        {t("analyticsNote")}
      </PageHeader>
      {query.error && !figures && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {figures && (
        <Stack gap="4">
          {!figures.anonymous && (
            <FigureFilters formId={formId} versions={figures.versions} value={filter} onChange={narrow} />
          )}
          <StatRow>
            <StatTile label={t("submitted")} value={number(figures.submitted)} />
            {!figures.anonymous && <StatTile label={t("begun")} value={number(figures.begun)} />}
            {typeof figures.averageScore === "number" && (
              <StatTile label={t("averageScore")} value={percent(figures.averageScore)} />
            )}
            {typeof figures.minutes === "number" && (
              <StatTile
                label={t("minutes")}
                value={minutes(figures.minutes)}
                note={
                  typeof figures.minutesLow === "number" && typeof figures.minutesHigh === "number"
                    ? t("halfOfThem", {
                        low: minutes(figures.minutesLow),
                        high: minutes(figures.minutesHigh),
                      })
                    : undefined
                }
              />
            )}
            {figures.begun > 0 && !figures.anonymous && (
              <StatTile
                label={t("finished")}
                value={percent((100 * figures.submitted) / (figures.submitted + figures.begun))}
              />
            )}
          </StatRow>
          {figures.anonymous && figures.counted < figures.submitted && !figures.withheld && (
            <Notice tone="info" title={t("fiveAtATime", { count: figures.submitted - figures.counted })} />
          )}
          {figures.withheld ? (
            <EmptyState icon={<ShieldCheck />} title={t("withheld")}>
              {t("withheldText")}
            </EmptyState>
          ) : figures.submitted === 0 ? (
            <EmptyState icon={<ChartColumn />} title={t("noSubmissions")}>
              {t("noSubmissionsText")}
            </EmptyState>
          ) : (
            figures.questions.map((question) => (
              <QuestionFigures
                key={question.field.id}
                question={question}
                submitted={figures.anonymous ? figures.counted : figures.submitted}
              />
            ))
          )}
        </Stack>
      )}
    </Page>
  );
}
