/** A room is taken: said by name, and booked all the same by whoever knows better. */
import { Button } from "@learnt/ui/action/Button";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Booking, useBookAnyway } from "../queries";

/** Does something that takes up rooms; where one is taken, it is asked about before it is done again. */
export function useBooking(): { book: (work: Booking) => Promise<boolean>; question: ReactNode } {
  const { t } = useTranslation("events");
  const [conflict, setConflict] = useState<{ sentence: string; work: Booking } | null>(null);
  const anyway = useBookAnyway({ onSuccess: () => setConflict(null), onError: () => undefined });
  const book = async (work: Booking) => {
    try {
      await work(false);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiProblem) || failure.code !== "room_taken") throw failure;
      anyway.reset();
      setConflict({ sentence: toFailure(failure).message, work });
      return false;
    }
  };
  const question = conflict && (
    <Dialog
      open
      role="alertdialog"
      onClose={() => setConflict(null)}
      title={t("taken.title")}
      note={conflict.sentence}
      footer={
        <>
          <Button onClick={() => setConflict(null)}>{t("taken.back")}</Button>
          <Button variant="solid" busy={anyway.isPending} onClick={() => anyway.mutate(conflict.work)}>
            {t("taken.anyway")}
          </Button>
        </>
      }
    >
      {anyway.error && (
        <p className="kit-field-error" role="alert">
          {toFailure(anyway.error).message}
        </p>
      )}
    </Dialog>
  );
  return { book, question };
}
