/** Begins an observation about a person who is found by name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { type Found, startForm, useAcceptSubmission } from "../queries";
import { PersonPick, TakenPeople } from "./PersonPick";

export function Observe({ formId, onClose }: { formId: string; onClose: () => void }) {
  const { t } = useTranslation("forms");
  const go = useNavigate();
  const accept = useAcceptSubmission();
  const [person, setPerson] = useState<Found | null>(null);
  const begin = useMutation({
    mutationFn: (id: string) => startForm(formId, id),
    onSuccess: async (submission) => {
      accept(submission);
      await go(`${paths.answerForm(formId)}?submission=${submission.id}`);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("observe")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="solid"
            disabled={!person}
            busy={begin.isPending}
            onClick={() => person && begin.mutate(person.id)}
          >
            {t("start")}
          </Button>
        </>
      }
    >
      {begin.error && <Notice tone="bad" title={toFailure(begin.error).message} />}
      {person ? (
        <TakenPeople people={[person]} onLeave={() => setPerson(null)} />
      ) : (
        <PersonPick label={t("whom")} place="observable" onTake={setPerson} />
      )}
    </Dialog>
  );
}
