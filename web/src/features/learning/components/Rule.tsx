/** What completes the open activity, and how much of that is done. */
import { useFormat } from "@learnt/ui/base/format";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Grid } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { type Activity, isByHand } from "../model";

export function Rule({ activity }: { activity: Activity }) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const { completion, progress } = activity;
  const messages = {
    viewed: () => t(activity.type === "link" ? "rule.link" : "rule.viewed"),
    read: () => t("rule.read"),
    timeSpent: () =>
      t("rule.timeSpent", {
        time: completion.kind === "timeSpent" ? format.duration(completion.seconds) : "",
      }),
    watched: () =>
      t("rule.watched", { percent: completion.kind === "watched" ? format.percent(completion.percent) : "" }),
    ticked: () => t(isByHand(activity) ? "rule.byHand" : "rule.ticked"),
    submitted: () => t("rule.submitted"),
    competent: () => t("rule.competent"),
    score: () =>
      t("rule.score", { percent: completion.kind === "score" ? format.percent(completion.percent) : "" }),
    attended: () => t("rule.attended"),
  };
  const measured = ["timeSpent", "watched", "ticked"].includes(completion.kind) && !isByHand(activity);
  return (
    <Grid
      gap="0.3rem"
      minInlineSize="10rem"
      inlineSize={{ base: "100%", sm: "auto" }}
      fontSize="sm"
      color="fg.muted"
    >
      <span>{messages[completion.kind]()}</span>
      {measured && <Progress value={progress} label={t("rule.progress")} />}
    </Grid>
  );
}
