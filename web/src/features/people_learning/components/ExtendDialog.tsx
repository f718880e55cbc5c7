/** A due date of their own for a course of people, or the one that the rules say again. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { dayHere } from "../../../app/localTime";
import { contains, type Which } from "../model";
import { extend } from "../queries";
import { DayField } from "./DayField";

type Props = { ids: string[]; which: Which; title: string; onClose: () => void; onDone: () => void };

export function ExtendDialog({ ids, which, title, onClose, onDone }: Props) {
  const { t } = useTranslation("people_learning");
  const [day, setDay] = useState(() => dayHere(new Date()));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (date: string | null) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { people } = await extend(ids, which, date);
      toast.success(t(date === null ? "extend.undone" : "extend.done", { count: people }));
      onDone();
    } catch (error) {
      setFailure(toFailure(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("extend.title", { title })}
      note={t(contains(which.type) ? "extend.noteInside" : "extend.note")}
      footer={
        <>
          <Button disabled={busy} onClick={() => void run(null)}>
            {t("extend.byRules")}
          </Button>
          <Button variant="solid" busy={busy} disabled={day === ""} onClick={() => void run(day)}>
            {t("extend.save")}
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad" title={failure} />}
      <DayField label={t("extend.day")} value={day} onChange={setDay} />
    </Dialog>
  );
}
