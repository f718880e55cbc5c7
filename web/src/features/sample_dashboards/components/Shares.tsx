/** Parts of a whole in their frame: a ring, with what each part is worth. */
import { useFormat } from "@learnt/ui/base/format";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LazyChart } from "../../../charts/LazyChart";
import type { Share } from "../model";

type Props = { id: string; shares: readonly Share[]; note?: ReactNode };

export function Shares({ id, shares, note }: Props) {
  const { t } = useTranslation("sample_dashboards");
  const { percent } = useFormat();
  const axis = { id: "label", name: t("part") };
  const series = [{ id: "value", name: t("share"), format: percent }];
  const rows = shares.map((share) => ({ label: t(`share.${share.id}`), value: share.value }));
  return (
    <ChartFrame
      title={t(`widget.${id}`)}
      note={note}
      axis={axis}
      series={series}
      rows={rows}
      byRow
      fileName={id}
      height="13rem"
    >
      <LazyChart as="shares" axis={axis} series={series} rows={rows} />
    </ChartFrame>
  );
}
