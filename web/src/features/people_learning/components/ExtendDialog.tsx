/** A due date of their own for a course of people, or the one that the rules say again. */

import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { TextControl } from "@learnt/ui/form/Control";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { localDay } from "../../../app/localTime";
import { contains, type DocumentRef } from "../model";
import { useExtend } from "../queries";

type Props = {
  ids: string[];
  documentRef: DocumentRef;
  title: string;
  onClose: () => void;
  onDone: () => void;
};

export function ExtendDialog({ ids, documentRef, title, onClose, onDone }: Props) {
  const { t } = useTranslation("people_learning");
  const [day, setDay] = useState(() => localDay(new Date()));
  const extending = useExtend(ids, documentRef, {
    onSuccess: ({ people }, date) => {
      toast.success(t(date === null ? "extend.undone" : "extend.done", { count: people }));
      onDone();
    },
    // It is said above the date.
    onError: () => undefined,
  });
  const busy = extending.isPending;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("extend.title", { title })}
      note={t(contains(documentRef.type) ? "extend.noteInside" : "extend.note")}
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
      <TextControl type="date" label={t("extend.day")} value={day} onChange={setDay} />
    </Dialog>
  );
}
