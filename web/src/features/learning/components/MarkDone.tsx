/** An activity that its learner marks as done; until the server has taken it, that can be undone. */
import { Button } from "@learnt/ui/action/Button";
import { Flex } from "@learnt/ui/layout/layout";
import { Check, CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Activity } from "../model";
import type { Report } from "../queries";

/** What stands in the ticks of an activity that has no items of its own. */
const SELF_TICK = "done";

export function MarkDone({
  activity,
  sendReport,
}: {
  activity: Activity;
  sendReport: (report: Report) => void;
}) {
  const { t } = useTranslation("learning");
  const [marked, setMarked] = useState(activity.resume.ticked?.includes(SELF_TICK) ?? false);
  const completed = activity.status === "completed";
  const mark = (on: boolean) => {
    setMarked(on);
    sendReport({ ticks: { [SELF_TICK]: on } });
  };
  const isDone = marked || completed;
  return (
    <Flex wrap="wrap" justify="center" gap="2" marginBlockStart="5">
      <Button
        size="lg"
        variant={isDone ? "outline" : "solid"}
        icon={isDone ? <CircleCheck /> : <Check />}
        onClick={() => mark(true)}
        disabledReason={isDone ? t("hand.marked") : undefined}
      >
        {t(isDone ? "hand.marked" : "hand.mark")}
      </Button>
      {marked && !completed && (
        <Button variant="ghost" size="lg" className="learning-hand-undo" onClick={() => mark(false)}>
          {t("hand.undo")}
        </Button>
      )}
      <span className="kit-sr" role="status">
        {isDone ? t("hand.marked") : ""}
      </span>
    </Flex>
  );
}
