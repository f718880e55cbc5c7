/** How much life there is in a tenant, as its own schema counts it now: figures, the last 30 days, its queue. */
import { useFormat } from "@learnt/ui/base/format";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Card, StatRow, StatTile } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Activity, Clock, Hourglass, Layers, MailWarning, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Overview as Figures, overviewQuery } from "../overview.queries";
import type { Tenant } from "../queries";
import { DaysBars } from "./DaysChart";
import { DeadLetters } from "./DeadLetters";

export function Overview({ tenant }: { tenant: Tenant }) {
  const figures = useQuery(overviewQuery(tenant.id));
  if (figures.isPending)
    return (
      <Card>
        <SkeletonText />
      </Card>
    );
  if (figures.error && !figures.data)
    return <ErrorState error={figures.error} onRetry={() => void figures.refetch()} />;
  return (
    <>
      <Tiles figures={figures.data} teams={tenant.teams.filter(({ status }) => status === "active").length} />
      <Days figures={figures.data} />
      {figures.data.dead > 0 && <DeadLetters tenantId={tenant.id} />}
    </>
  );
}

function Tiles({ figures, teams }: { figures: Figures; teams: number }) {
  const { t } = useTranslation("tenants");
  const format = useFormat();
  const lastSeen = figures.lastSeenAt ? format.relative(figures.lastSeenAt) : t("one.never");
  return (
    <StatRow>
      <StatTile icon={<Users />} label={t("one.people")} value={format.number(figures.people)} />
      <StatTile icon={<Activity />} label={t("one.recent")} value={format.number(figures.recent)} />
      <StatTile icon={<Layers />} label={t("one.teams")} value={format.number(teams)} />
      <StatTile icon={<Clock />} label={t("one.lastSeen")} value={lastSeen} />
      <StatTile
        icon={<Hourglass />}
        label={t("one.queue")}
        value={format.number(figures.waiting)}
        note={
          figures.oldestDueAt ? t("one.oldest", { when: format.relative(figures.oldestDueAt) }) : undefined
        }
      />
      <StatTile icon={<MailWarning />} label={t("one.dead")} value={format.number(figures.dead)} />
    </StatRow>
  );
}

function Days({ figures }: { figures: Figures }) {
  const { t } = useTranslation("tenants");
  const format = useFormat();
  return (
    <ChartFrame
      title={t("one.days")}
      note={t("one.daysNote")}
      axis={{ id: "day", name: t("one.day") }}
      series={[{ id: "people", name: t("one.activePeople"), format: format.number }]}
      rows={figures.days.map(({ day, people }) => ({ day: format.date(day), people }))}
      fileName="active-days"
      height="8rem"
    >
      <DaysBars days={figures.days.map(({ people }) => people)} />
    </ChartFrame>
  );
}
