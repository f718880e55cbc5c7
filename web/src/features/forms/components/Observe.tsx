/** Begins an observation about a person who is found by name. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../../../api/problem";
import { PersonSearch } from "../../../app/lazyParts";
import { startForm, useAcceptSubmission } from "../queries";

type Person = { id: string; name: string };

export function Observe({ formId, onClose }: { formId: string; onClose: () => void }) {
  const { t } = useTranslation("forms");
  const go = useNavigate();
  const accept = useAcceptSubmission();
  const [person, setPerson] = useState<Person | null>(null);
  const [text, setText] = useState("");
  const begin = useMutation({
    mutationFn: (id: string) => startForm(formId, id),
    onSuccess: async (submission) => {
      accept(submission);
      await go(`/apps/form/${formId}?submission=${submission.id}`);
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
      <Suspense fallback={<SkeletonText lines={1} />}>
        <PersonSearch
          text={text}
          onText={setText}
          label={t("whom")}
          takes={(name) => t("observeOne", { name })}
          onTake={({ id, firstName, lastName }) => setPerson({ id, name: `${firstName} ${lastName}` })}
        />
      </Suspense>
      {person && <p>{person.name}</p>}
    </Dialog>
  );
}
