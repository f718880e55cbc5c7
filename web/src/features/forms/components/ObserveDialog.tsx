/** Begins an observation about a person who is found by name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { type FoundPerson, useObserve } from "../queries";
import { ChosenPeople, PersonPick } from "./PersonPick";

export function ObserveDialog({ formId, onClose }: { formId: string; onClose: () => void }) {
  const { t } = useTranslation("forms");
  const navigate = useNavigate();
  const [person, setPerson] = useState<FoundPerson | null>(null);
  const startNew = useObserve(formId, {
    onSuccess: ({ id }) => navigate(`${paths.answerForm(formId)}?submission=${id}`),
    onError: () => undefined,
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
            busy={startNew.isPending}
            onClick={() => person && startNew.mutate(person.id)}
          >
            {t("start")}
          </Button>
        </>
      }
    >
      {startNew.error && <Notice tone="bad" title={toFailure(startNew.error).message} />}
      {person ? (
        <ChosenPeople people={[person]} onLeave={() => setPerson(null)} />
      ) : (
        <PersonPick label={t("whom")} place="observable" onTake={setPerson} />
      )}
    </Dialog>
  );
}
