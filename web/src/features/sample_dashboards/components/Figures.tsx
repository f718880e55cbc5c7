/** A chart of one week in its frame: the days by their short names, figures in thousands or as they are. */
import { dateLocale, useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LazyChart } from "../../../charts/LazyChart";
import { type ChartWidget, inThousands, rowsOf, type Week } from "../model";

type Props = {
  widget: ChartWidget;
  week: Week;
  as: "bars" | "lines";
  /** Its figures are single things, not thousands. */
  plain?: boolean;
  stacked?: boolean;
  /** What chooses the week, where the chart stands alone. */
  actions?: ReactNode;
};

export function Figures({ widget, week, as, plain, stacked, actions }: Props) {
  const { t } = useTranslation("sample_dashboards");
  const { number } = useFormat();
  const { locale } = useKit();
  const short = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: "short",
    day: "numeric",
  });
  const format = (value: number) => (plain ? number(value) : inThousands(number(value)));
  const axis = { id: "label", name: t("day") };
  const series = widget.values[week].datasets.map(({ id }) => ({ id, name: t(`series.${id}`), format }));
  const rows = rowsOf(widget, week, (day) => short.format(new Date(`${day}T00:00`)));
  const drawn = { axis, series, rows, stacked };
  return (
    <ChartFrame
      title={t(`widget.${widget.id}`)}
      note={t(`range.${week}`)}
      axis={axis}
      series={series}
      rows={rows}
      actions={actions}
      fileName={`${widget.id}-${week}`}
    >
      <LazyChart as={as} {...drawn} />
    </ChartFrame>
  );
}
