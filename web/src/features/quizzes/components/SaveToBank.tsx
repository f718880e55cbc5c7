/** Questions of a quiz kept in the bank, under a category and tags. */

import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Stack } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Question, tagsIn } from "../model";
import { bankTags, useSaveToBank } from "../queries";

type Props = { questions: readonly Question[]; onClose: () => void };

export function SaveToBank({ questions, onClose }: Props) {
  const { t } = useTranslation("quizzes");
  const { toFailure } = useKit();
  const id = useId();
  const query = useQuery(bankTags);
  const labels = query.data;
  const [category, setCategory] = useState(questions[0]?.category ?? "");
  const [tags, setTags] = useState("");
  const keep = useSaveToBank({
    onSuccess: () => {
      toast.success(t("bank.kept", { count: questions.length }));
      onClose();
    },
    onError: () => undefined,
  });
  const send = () => keep.mutate({ questions: [...questions], category, tags: tagsIn(tags) });
  const failure = keep.error ? toFailure(keep.error) : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("bank.keepTitle", { count: questions.length })}
      note={t("bank.keepNote")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" busy={keep.isPending} onClick={send}>
            {t("bank.keep")}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {failure && <Notice tone="bad" title={failure.fields?.[0]?.message ?? failure.message} />}
        <QueryError query={query} />
        <FieldFrame id={`${id}-category`} label={t("bank.category")}>
          {(control) => (
            <>
              <input
                {...control}
                className="kit-input"
                dir="auto"
                list={`${id}-categories`}
                maxLength={100}
                value={category}
                onChange={(event) => setCategory(event.target.value)}
              />
              <datalist id={`${id}-categories`}>
                {(labels?.categories ?? []).map((item) => (
                  <option key={item.category} value={item.category} />
                ))}
              </datalist>
            </>
          )}
        </FieldFrame>
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
