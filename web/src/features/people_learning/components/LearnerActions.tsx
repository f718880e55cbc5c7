/** What can be done about the people of a course who are selected: remind, mark as completed, let begin anew. */
import { Button } from "@learnt/ui/action/Button";
import { CircleCheck, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { settleRounds } from "../queries";
import { Remind } from "./Remind";
import { SettleDialog } from "./SettleDialog";

export type LearnerActionsProps = { courseId: string; ids: string[]; onDone: () => void };

export function LearnerActions({ courseId, ids, onDone }: LearnerActionsProps) {
  const { t } = useTranslation("people_learning");
  const [what, setWhat] = useState<"complete" | "reset" | null>(null);
  return (
    <>
      <Remind label={t("action.remind")} of={{ courseId, ids }} onDone={onDone} />
      <Button size="sm" icon={<CircleCheck />} onClick={() => setWhat("complete")}>
        {t("action.complete")}
      </Button>
      <Button size="sm" icon={<RotateCcw />} onClick={() => setWhat("reset")}>
        {t("action.reset")}
      </Button>
      {what && (
        <SettleDialog
          what={what}
          type="course"
          count={ids.length}
          send={(reason) => settleRounds(courseId, ids, what, reason)}
          onClose={() => setWhat(null)}
          onDone={() => {
            setWhat(null);
            onDone();
          }}
        />
      )}
    </>
  );
}
