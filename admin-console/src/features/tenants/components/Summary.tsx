/** How much life there is in a tenant: its own schema's answer. */
import { useFormat } from "@learnt/ui/base/format";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import { BookOpen, Clock, UserCheck, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Tenant } from "../queries";

export function Summary({ summary }: { summary: NonNullable<Tenant["summary"]> }) {
  const { t } = useTranslation("tenants");
  const format = useFormat();
  const lastSeen = summary.lastSeenAt ? format.relative(summary.lastSeenAt) : t("one.never");
  return (
    <StatRow>
      <StatTile icon={<Users />} label={t("one.people")} value={format.number(summary.people)} />
      <StatTile icon={<UserCheck />} label={t("one.active")} value={format.number(summary.active)} />
      <StatTile icon={<BookOpen />} label={t("one.courses")} value={format.number(summary.courses)} />
      <StatTile icon={<Clock />} label={t("one.lastSeen")} value={lastSeen} />
    </StatRow>
  );
}
