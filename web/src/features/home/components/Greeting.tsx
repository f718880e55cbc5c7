/** A word for the time of day, and in a sentence where this person stands. */
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../app/me";
import { useNow } from "../../../app/useNow";
import { greeting, type LearningSummary, summarySentences } from "../model";

export function Greeting({ learning }: { learning: LearningSummary }) {
  const { t } = useTranslation("home");
  const user = useUser();
  const now = useNow();
  const name = user.data.currentUserTeam?.firstName || user.data.displayName || "";
  const hour = greeting(new Date(now));
  return (
    <PageHeader title={name ? t(`greet.${hour}`, { name }) : t(`greet.${hour}.nameless`)}>
      {summarySentences(learning)
        .map(([key, count]) => t(key, { count }))
        .join(" ")}
    </PageHeader>
  );
}
