/** Where a person stands, in figures. */
import { useFormat } from "@learnt/ui/base/format";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import { BookOpen, CalendarClock, CircleCheckBig, CirclePlay } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Counts as Figures, notStartedCount } from "../model";

export function Counts({ counts }: { counts: Figures }) {
  const { t } = useTranslation("home");
  const { number } = useFormat();
  const soon = counts.overdue + counts.dueSoon;
  return (
    <StatRow>
      <StatTile
        icon={<CircleCheckBig />}
        label={t("counts.completed")}
        value={number(counts.completed)}
        note={t("counts.of", { total: number(counts.total) })}
      />
      <StatTile
        icon={<CirclePlay />}
        label={t("counts.inProgress")}
        value={number(counts.inProgress)}
        note={
          counts.awaitingMarking > 0
            ? t("counts.awaitingMarking", { count: counts.awaitingMarking })
            : undefined
        }
      />
      <StatTile icon={<BookOpen />} label={t("counts.toStart")} value={number(notStartedCount(counts))} />
      <StatTile
        icon={<CalendarClock />}
        label={t("counts.due")}
        value={number(soon)}
        note={counts.overdue > 0 ? t("counts.overdue", { count: counts.overdue }) : undefined}
      />
    </StatRow>
  );
}
