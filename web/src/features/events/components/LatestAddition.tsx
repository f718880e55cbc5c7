/** People who are added by a rule: how far that is, and afterwards what it came to and who was left out. */
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Stack } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../app/useNow";
import { latestAddition } from "../queries";

/** What is through is shown for a while, and then is no news any more. */
const RECENT_MS = 15 * 60_000;

export function LatestAddition({ eventId }: { eventId: string }) {
  const { t } = useTranslation("events");
  const { number } = useFormat();
  const now = useNow();
  const addition = useQuery(latestAddition(eventId)).data?.addition;
  if (!addition) return null;
  const { total, done, seated, waiting, known, refused, refusals, finishedAt } = addition;
  if (!finishedAt)
    return (
      <Notice tone="info" title={t("byRule.running")}>
        <Progress value={(100 * done) / total} label={t("byRule.running")} size="md" />
        <span role="status">{t("byRule.progress", { done: number(done), total: number(total) })}</span>
      </Notice>
    );
  if (now - Date.parse(finishedAt) > RECENT_MS) return null;
  const parts = [
    t("byRule.seated", { count: seated }),
    ...(waiting > 0 ? [t("byRule.waiting", { count: waiting })] : []),
    ...(known > 0 ? [t("byRule.known", { count: known })] : []),
    ...(refused > 0 ? [t("byRule.refused", { count: refused })] : []),
  ];
  return (
    <Notice tone={refused > 0 ? "warn" : "good"} title={t("byRule.finished")}>
      {parts.join(" · ")}
      {refusals.length > 0 && (
        <Stack as="ul" gap="1" mt="2">
          {refusals.map(({ userId, name, code }) => (
            <li key={userId}>
              <bdi>{name ?? t("gone")}</bdi>: {t(`refused.${code}`)}
            </li>
          ))}
          {refused > refusals.length && <li>{t("byRule.more", { count: refused - refusals.length })}</li>}
        </Stack>
      )}
    </Notice>
  );
}
