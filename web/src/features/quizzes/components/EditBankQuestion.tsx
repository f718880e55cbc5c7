/** A question of the bank, changed where it is kept: quizzes that took it have copies of their own. */

import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Stack } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BankQuestion, type Question, tagsIn } from "../model";
import { useChangeInBank } from "../queries";
import { QuestionFields } from "./QuestionEditor";

type Props = { row: BankQuestion; onClose: () => void };

export function EditBankQuestion({ row, onClose }: Props) {
  const { t } = useTranslation("quizzes");
  const { toFailure } = useKit();
  const id = useId();
  const [question, setQuestion] = useState<Question>({ ...row.question, category: row.category });
  const [tags, setTags] = useState(row.tags.join(", "));
  const save = useChangeInBank(row.id, {
    onSuccess: () => {
      toast.success(t("bank.changed"));
      onClose();
    },
    onError: () => undefined,
  });
  const send = () =>
    save.mutate({
      revision: row.revision,
      question,
      category: question.category ?? "",
      tags: tagsIn(tags),
    });
  const failure = save.error ? toFailure(save.error) : null;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t("bank.edit")}
      note={t("bank.editNote")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" busy={save.isPending} onClick={send}>
            {t("bank.keep")}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {failure && <Notice tone="bad" title={failure.fields?.[0]?.message ?? failure.message} />}
        <QuestionFields question={question} disabled={false} onChange={setQuestion} />
        <FieldFrame id={`${id}-tags`} label={t("bank.tags")}>
          {(control) => (
            <input
              {...control}
              className="kit-input"
              dir="auto"
              maxLength={400}
              value={tags}
              onChange={(event) => setTags(event.target.value)}
            />
          )}
        </FieldFrame>
      </Stack>
    </Dialog>
  );
}
