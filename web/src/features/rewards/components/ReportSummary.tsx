/** What the reported transactions are in all, and month by month. */
import { useFormat } from "@learnt/ui/base/format";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import type { ListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Coins, HandCoins, Users, Wallet } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { type ReportMonth, totalsParams } from "../model";
import { reportTotals } from "../queries";

/** Drawn when the page around it is there; its frame keeps the place. */
const BarsChart = lazy(async () => ({ default: (await import("../../../charts/Charts")).BarsChart }));

export function ReportSummary({ state }: { state: Pick<ListState, "search" | "filters"> }) {
  const { t } = useTranslation("rewards");
  const { number } = useFormat();
  const query = useQuery(reportTotals(totalsParams(state)));
  if (query.isPending) return <Skeleton height="22rem" />;
  if (!query.data) return <QueryError query={query} />;
  const { earned, redeemed, balance, people, months } = query.data;
  return (
    <Stack gap="4">
      <StatRow>
        <StatTile icon={<Coins />} label={t("report.pointsEarned")} value={number(earned)} />
        <StatTile icon={<HandCoins />} label={t("report.pointsRedeemed")} value={number(redeemed)} />
        <StatTile
          icon={<Wallet />}
          label={t("report.balance")}
          value={number(balance)}
          note={t("report.balanceNote")}
        />
        <StatTile icon={<Users />} label={t("report.people")} value={number(people)} />
      </StatRow>
      <Months months={months} />
    </Stack>
  );
}

function Months({ months }: { months: readonly ReportMonth[] }) {
  const { t } = useTranslation("rewards");
  const { number, month } = useFormat();
  const drawn = {
    axis: { id: "month", name: t("report.month") },
    series: [
      { id: "earned", name: t("report.earned"), format: number },
      { id: "redeemed", name: t("report.redeemed"), format: number },
    ],
    rows: months.map((row) => ({
      month: month(row.month),
      earned: row.earned,
      redeemed: row.redeemed,
    })),
  };
  return (
    <ChartFrame title={t("report.perMonth")} {...drawn} fileName="rewards-by-month" height="12rem">
      <Suspense>
        <BarsChart {...drawn} />
      </Suspense>
    </ChartFrame>
  );
}
