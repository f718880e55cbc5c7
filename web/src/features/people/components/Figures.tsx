/** How many lines came to what. */
import { useFormat } from "@learnt/ui/base/format";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import { CircleMinus, CircleX, UserPen, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ImportJob } from "../importPeople";

export function Figures({ job }: { job: ImportJob }) {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const ahead = job.status === "checked";
  return (
    <StatRow>
      <StatTile
        icon={<UserPlus />}
        label={t(ahead ? "outcome.create" : "outcome.created")}
        value={number(job.created)}
      />
      <StatTile
        icon={<UserPen />}
        label={t(ahead ? "outcome.update" : "outcome.updated")}
        value={number(job.updated)}
      />
      <StatTile icon={<CircleMinus />} label={t("outcome.unchanged")} value={number(job.unchanged)} />
      <StatTile icon={<CircleX />} label={t("outcome.rejected")} value={number(job.rejected)} />
    </StatRow>
  );
}
