/** A due date of their own for the people who are selected, or the one that the rules say again. */

import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { CalendarClock } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { localDay } from "../../../app/localTime";
import { useExtendLearners } from "../queries";

type Props = { courseId: string; ids: string[]; onDone: () => void };

export function ExtendDueDate({ courseId, ids, onDone }: Props) {
  const { t } = useTranslation("learning");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState(() => localDay(new Date()));
  const extending = useExtendLearners(courseId, ids, {
    onSuccess: ({ people }, date) => {
      toast.success(t(date === null ? "extend.undone" : "extend.done", { count: people }));
      setOpen(false);
      onDone();
    },
    // It is said above the date.
    onError: () => undefined,
  });
  const busy = extending.isPending;
  return (
    <>
      <Button size="sm" icon={<CalendarClock />} onClick={() => setOpen(true)}>
        {t("extend.open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("extend.title", { count: ids.length })}
        note={t("extend.note")}
        footer={
          <>
            <Button disabled={busy} onClick={() => extending.mutate(null)}>
              {t("extend.byRules")}
            </Button>
            <Button variant="solid" busy={busy} disabled={day === ""} onClick={() => extending.mutate(day)}>
              {t("extend.save")}
            </Button>
          </>
        }
      >
        {extending.error && <Notice tone="bad" title={toFailure(extending.error).message} />}
        <FieldFrame id={id} label={t("due.date")}>
          {(control) => (
            <input
              {...control}
              className="kit-input"
              type="date"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </FieldFrame>
      </Dialog>
    </>
  );
}
