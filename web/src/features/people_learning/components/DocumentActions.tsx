/** What can be done about the people of a document who are selected, as with the people of a course. */
import { Button } from "@learnt/ui/action/Button";
import { useQueryClient } from "@tanstack/react-query";
import { CalendarClock, CircleCheck, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DocumentRef, isDated } from "../model";
import { personLearningKey, settle, teamKey } from "../queries";
import { ExtendDialog } from "./ExtendDialog";
import { Remind } from "./Remind";
import { SettleDialog } from "./SettleDialog";

export type DocumentActionsProps = {
  documentRef: DocumentRef;
  title: string;
  /** Where other teams look after the document people are reminded of it, and nothing else. */
  canChange?: boolean | undefined;
  ids: string[];
  onDone: () => void;
};

export function DocumentActions({ documentRef, title, canChange = true, ids, onDone }: DocumentActionsProps) {
  const { t } = useTranslation("people_learning");
  const queryClient = useQueryClient();
  const [what, setWhat] = useState<"complete" | "reset" | "extend" | null>(null);
  const close = () => setWhat(null);
  const done = () => {
    close();
    void queryClient.invalidateQueries({ queryKey: personLearningKey });
    void queryClient.invalidateQueries({ queryKey: teamKey });
    onDone();
  };
  return (
    <>
      <Remind
        label={t("action.remind")}
        of={{ userIds: ids, documentId: documentRef.documentId }}
        onDone={done}
      />
      {canChange && isDated(documentRef.type) && (
        <Button size="sm" icon={<CalendarClock />} onClick={() => setWhat("extend")}>
          {t("action.extend")}
        </Button>
      )}
      {canChange && (
        <>
          <Button size="sm" icon={<CircleCheck />} onClick={() => setWhat("complete")}>
            {t("action.complete")}
          </Button>
          <Button size="sm" icon={<RotateCcw />} onClick={() => setWhat("reset")}>
            {t("action.reset")}
          </Button>
        </>
      )}
      {what === "extend" && (
        <ExtendDialog ids={ids} documentRef={documentRef} title={title} onClose={close} onDone={done} />
      )}
      {(what === "complete" || what === "reset") && (
        <SettleDialog
          what={what}
          type={documentRef.type}
          count={ids.length}
          send={(reason) => settle(ids, documentRef, what, reason)}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}
