/** Charts in their frame, of the same figures. */
import { useFormat } from "@learnt/ui/base/format";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import { Stack } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { BarsChart, LinesChart, SharesChart } from "../../../charts/Charts";

const figures = [
  [12, 8],
  [19, 11],
  [15, 17],
  [22, 14],
  [18, 19],
] as const;

export default function Charts() {
  const { t } = useTranslation("sample_kit");
  const { number } = useFormat();
  const axis = { id: "week", name: t("example.week") };
  const series = ["begun", "done"].map((id) => ({ id, name: t(`example.${id}`), format: number }));
  const rows = figures.map(([started, done], at) => ({
    week: t("example.weekNo", { number: at + 1 }),
    begun: started,
    done,
  }));
  const drawn = { axis, series, rows };
  const item = { axis, series: series.slice(0, 1), rows };
  return (
    <Stack gap="4">
      <ChartFrame title={t("example.lines")} {...drawn} fileName="lines">
        <LinesChart {...drawn} />
      </ChartFrame>
      <ChartFrame title={t("example.bars")} {...drawn} fileName="bars">
        <BarsChart {...drawn} />
      </ChartFrame>
      <ChartFrame title={t("example.shares")} {...item} byRow fileName="shares">
        <SharesChart {...item} />
      </ChartFrame>
    </Stack>
  );
}
