/** What the project may cost, what for, and what was spent day by day. */
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { Grid, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import type { ProjectWidgets } from "../model";
import { Figures } from "./Figures";
import { Shares } from "./Shares";
import { useWeek } from "./useWeek";
import { WeekChoice } from "./WeekChoice";

export function Budget({ widgets: { budget, spent } }: { widgets: ProjectWidgets }) {
  const { t } = useTranslation("sample_dashboards");
  const { locale } = useKit();
  const { percent } = useFormat();
  const [week, setWeek] = useWeek();
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }} gap="5">
        <Shares id="budget" shares={budget.shares} note={money.format(budget.total)} />
        <Figures
          widget={spent}
          week={week}
          as="lines"
          stacked
          actions={<WeekChoice value={week} onChange={setWeek} />}
        />
      </Grid>
      <Card title={t("budget.parts")}>
        <Facts
          facts={budget.shares.map(({ id, value }) => ({
            name: `${t(`share.${id}`)}, ${percent(value)}`,
            value: money.format((budget.total * value) / 100),
          }))}
        />
      </Card>
    </Stack>
  );
}
