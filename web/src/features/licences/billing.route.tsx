/** The plan, and who counted in each month: the evidence that the platform bills by. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SettingsPage } from "../../app/SettingsPage";
import { type LicenceMonth, type LicencePerson, type Licences, monthName, shownMonth } from "./model";
import * as licenceQueries from "./queries";

export default function BillingRoute() {
  const { t } = useTranslation("licences");
  const licences = useQuery(licenceQueries.licences);
  if (licences.error && !licences.data)
    return <ErrorState error={licences.error} onRetry={licences.refetch} />;
  if (!licences.data) return <PageSkeleton />;
  return (
    <SettingsPage>
      <PageHeader title={t("title")}>{t("lead")}</PageHeader>
      <Stack gap="4">
        <Plan licences={licences.data} />
        <People licences={licences.data} />
      </Stack>
    </SettingsPage>
  );
}

function Plan({ licences }: { licences: Licences }) {
  const { t, i18n } = useTranslation("licences");
  const { number } = useFormat();
  const present = licences.months.find(({ month }) => month === licences.current);
  return (
    <Card title={t("plan")}>
      <Facts
        facts={[
          { name: t("planName"), value: t(`plans.${licences.plan}`, licences.plan) },
          { name: t("metric"), value: t(`metrics.${licences.metric}`, licences.metric) },
          {
            name: t("included"),
            value: typeof licences.included === "number" ? number(licences.included) : t("unlimited"),
          },
          {
            name: t("countedIn", { month: monthName(licences.current, i18n.language) }),
            value: number(present?.counted ?? 0),
          },
          { name: t("timeZone"), value: licences.timeZone },
        ]}
      />
    </Card>
  );
}

function People({ licences }: { licences: Licences }) {
  const { t, i18n } = useTranslation("licences");
  const list = useListState({ filters: ["month"] });
  const month = shownMonth(licences, list.filters.month ?? "");
  const shown = licences.months.find((item) => item.month === month);
  const { month: _month, ...params } = list.params;
  const people = useQuery(licenceQueries.people(month, params));
  const columns = useColumns(shown?.teams ?? []);
  const months = [...new Set([licences.current, ...licences.months.map((item) => item.month)])];

  return (
    <Card
      title={monthName(month, i18n.language)}
      actions={
        shown && (
          <Badge tone={tones[shown.state] ?? "neutral"}>{t(`states.${shown.state}`, shown.state)}</Badge>
        )
      }
    >
      {shown && <Bill month={shown} />}
      <DataTable
        id="licence-people"
        label={t("people")}
        columns={columns}
        rows={people.data?.items}
        total={people.data?.total}
        state={list}
        rowId={(row) => row.userId}
        loading={people.isPending}
        fetching={people.isPlaceholderData}
        error={people.error}
        onRetry={people.refetch}
        filters={
          <Select
            aria-label={t("month")}
            value={month}
            onChange={(event) => list.setFilter("month", event.target.value)}
            choices={months.map((item) => ({ value: item, label: monthName(item, i18n.language) }))}
          />
        }
        empty={
          <EmptyState icon={<Users />} title={t("emptyTitle")}>
            {t("emptyText")}
          </EmptyState>
        }
      />
    </Card>
  );
}

/** The numbers of the bill: of a month that is reviewed those of the plan that it had then. */
function Bill({ month }: { month: LicenceMonth }) {
  const { t } = useTranslation("licences");
  const { number } = useFormat();
  return (
    <Facts
      facts={[
        { name: t("planName"), value: t(`plans.${month.plan}`, month.plan) },
        { name: t("metric"), value: t(`metrics.${month.metric}`, month.metric) },
        {
          name: t("includedThen"),
          value: typeof month.included === "number" ? number(month.included) : t("unlimited"),
        },
        { name: t("counted"), value: number(month.counted) },
        { name: t("waived"), value: number(month.waived) },
        { name: t("over"), value: number(month.over) },
        ...(typeof month.billed === "number" ? [{ name: t("billed"), value: number(month.billed) }] : []),
      ]}
    />
  );
}

const tones: Record<string, "neutral" | "good" | "warn"> = {
  approved: "good",
  invoiced: "good",
  disputed: "warn",
};

function useColumns(teams: Licences["months"][number]["teams"]): readonly Column<LicencePerson>[] {
  const { t } = useTranslation("licences");
  const { dateTime } = useFormat();
  return useMemo((): Column<LicencePerson>[] => {
    const nameOf = (id: string) => teams.find(({ teamId }) => teamId === id)?.name ?? id;
    return [
      { id: "name", header: t("person"), primary: true, cell: (row) => row.name || row.userId },
      { id: "email", header: t("email"), cell: (row) => <bdi>{row.email}</bdi> },
      { id: "team", header: t("team"), cell: (row) => nameOf(row.teamId) },
      { id: "event", header: t("metric"), cell: (row) => t(`metrics.${row.event}`, row.event) },
      {
        id: "bill",
        header: t("bill"),
        cell: (row) => (row.waived ? <Badge>{t("notBilled")}</Badge> : t("onTheBill")),
      },
      {
        id: "at",
        header: t("when"),
        figures: true,
        cell: (row) => <time dateTime={row.at}>{dateTime(row.at)}</time>,
      },
    ];
  }, [t, dateTime, teams]);
}
