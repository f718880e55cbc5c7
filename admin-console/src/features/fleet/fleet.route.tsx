/** All tenants together: how many, how alive, what waits, which databases hold them, and what needs somebody to look at it. */
import { useFormat } from "@learnt/ui/base/format";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Card, StatRow, StatTile } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Activity, Building2, Hourglass, MailWarning, TriangleAlert, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Answers } from "./components/Answers";
import { Clusters } from "./components/Clusters";
import { FleetBars } from "./components/FleetBars";
import { UnhealthyTenants } from "./components/UnhealthyTenants";
import { failedPercent } from "./model";
import { type Fleet, fleetQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("fleet");
  const format = useFormat();
  const fleet = useQuery(fleetQuery);
  if (fleet.error && !fleet.data)
    return <ErrorState error={fleet.error} onRetry={() => void fleet.refetch()} />;
  if (!fleet.data) return <PageSkeleton />;
  const { countedAt } = fleet.data;
  return (
    <Page width="container">
      <PageHeader title={t("page")}>
        {countedAt ? t("counted", { when: format.relative(countedAt) }) : t("notCounted")}
      </PageHeader>
      <Stack gap="5">
        <Tiles fleet={fleet.data} />
        <UnhealthyTenants fleet={fleet.data} />
        <Answers answers={fleet.data.answers} />
        <Days fleet={fleet.data} />
        <Clusters clusters={fleet.data.clusters} />
        <Card title={t("states")}>
          <Facts
            facts={[
              ...fleet.data.tenants.map(({ state, count }) => ({
                name: t("tenantsIn", { state: t(`tenants:status.${state}`, state) }),
                value: format.number(count),
              })),
              ...fleet.data.domains.map(({ state, count }) => ({
                name: t("domainsIn", { state: t(`domains:states.${state}`, state) }),
                value: format.number(count),
              })),
            ]}
          />
        </Card>
      </Stack>
    </Page>
  );
}

function Tiles({ fleet }: { fleet: Fleet }) {
  const { t, i18n } = useTranslation("fleet");
  const format = useFormat();
  const open = fleet.tenants.find(({ state }) => state === "ready")?.count ?? 0;
  return (
    <StatRow>
      <StatTile icon={<Building2 />} label={t("tenants")} value={format.number(open)} />
      <StatTile icon={<Users />} label={t("people")} value={format.number(fleet.people)} />
      <StatTile icon={<Activity />} label={t("recent")} value={format.number(fleet.recent)} />
      <StatTile icon={<Hourglass />} label={t("waiting")} value={format.number(fleet.waiting)} />
      <StatTile icon={<MailWarning />} label={t("dead")} value={format.number(fleet.dead)} />
      <StatTile
        icon={<TriangleAlert />}
        label={t("errorRate")}
        value={failedPercent(fleet.answers.all, i18n.language)}
      />
    </StatRow>
  );
}

function Days({ fleet }: { fleet: Fleet }) {
  const { t } = useTranslation("fleet");
  const format = useFormat();
  return (
    <ChartFrame
      title={t("days")}
      note={t("daysNote")}
      axis={{ id: "day", name: t("day") }}
      series={[
        { id: "people", name: t("activePeople"), format: format.number },
        { id: "tenants", name: t("activeTenants"), format: format.number },
      ]}
      rows={fleet.days.map(({ day, people, tenants }) => ({ day: format.date(day), people, tenants }))}
      fileName="fleet-days"
      height="9rem"
    >
      <FleetBars days={fleet.days} />
    </ChartFrame>
  );
}
