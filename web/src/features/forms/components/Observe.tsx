/** Begins an observation about a person who is found by name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { type Found, useObserve } from "../queries";
import { PersonPick, TakenPeople } from "./PersonPick";

export function Observe({ formId, onClose }: { formId: string; onClose: () => void }) {
  const { t } = useTranslation("forms");
  const go = useNavigate();
  const [person, setPerson] = useState<Found | null>(null);
  const begin = useObserve(formId, {
    onSuccess: ({ id }) => go(`${paths.answerForm(formId)}?submission=${id}`),
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
