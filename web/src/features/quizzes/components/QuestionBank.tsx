/** The organisation's questions: found by category and words, taken as copies, one by one or all of a category. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BankQuestion, Question } from "../model";
import { bankQuestions, bankTags, useFetchCategory, useRemoveFromBank } from "../queries";
import { EditBankQuestion } from "./EditBankQuestion";

type Props = {
  /** How many more the quiz takes. */
  room: number;
  onTake: (questions: Question[]) => void;
  onClose: () => void;
};

export function QuestionBank({ room, onTake, onClose }: Props) {
  const { t } = useTranslation("quizzes");
  const { number } = useFormat();
  const [input, setInput] = useState("");
  const search = useDebounced(input.trim(), 250);
  const [category, setCategory] = useState("");
  const [tag, setTag] = useState("");
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<BankQuestion | null>(null);
  const labelsQuery = useQuery(bankTags);
  const labels = labelsQuery.data;
  const questionsQuery = useInfiniteQuery(bankQuestions({ search, category, tag }));
  const rows = questionsQuery.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = questionsQuery.data?.pages[0]?.total ?? 0;
  const take = (chosen: readonly BankQuestion[]) => {
    onTake(chosen.map(({ question }) => question));
    setTaken((now) => [...now, ...chosen.map(({ id }) => id)]);
  };
  const all = useFetchCategory({
    onSuccess: (questions) => {
      take(questions.filter(({ id }) => !taken.includes(id)));
      toast.success(t("bank.took", { count: questions.length }));
    },
  });
  const remove = useRemoveFromBank();

  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t("bank.title")}
      note={t("bank.note")}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <Stack gap="3">
        <QueryError query={labelsQuery} />
        <Wrap gap="2" align="center">
          <SearchBox value={input} onChange={setInput} label={t("editor.search")} />
          <Select
            className="quiz-narrow"
            aria-label={t("bank.category")}
            value={category}
            onChange={(event) => setCategory(event.target.value)}
            placeholder={t("bank.allCategories")}
            choices={(labels?.categories ?? []).map((item) => ({
              value: item.category,
              label: `${item.category} (${number(item.questions)})`,
            }))}
          />
          {(labels?.tags.length ?? 0) > 0 && (
            <Select
              className="quiz-narrow"
              aria-label={t("bank.tag")}
              value={tag}
              onChange={(event) => setTag(event.target.value)}
              placeholder={t("bank.allTags")}
              choices={(labels?.tags ?? []).map((item) => ({ value: item, label: item }))}
            />
          )}
        </Wrap>
        {category !== "" && total > 0 && (
          <div>
            <Button
              size="sm"
              busy={all.isPending}
              disabled={room < total}
              onClick={() => all.mutate(category)}
            >
              {t("bank.takeAll", { category })}
            </Button>
          </div>
        )}
        {questionsQuery.isPending ? (
          <SkeletonText lines={4} />
        ) : questionsQuery.error ? (
          <ErrorState error={questionsQuery.error} onRetry={() => void questionsQuery.refetch()} />
        ) : rows.length === 0 ? (
          <Text muted>{t(search || category || tag ? "editor.nothing" : "bank.empty")}</Text>
        ) : null}
        {rows.map((row) => (
          <HStack key={row.id} gap="3" justify="space-between">
            <span>
              <bdi>{row.question.text}</bdi>{" "}
              <Text as="span" muted small>
                {[t(`kind.${row.question.kind}`), row.category, ...row.tags].filter(Boolean).join(" · ")}
              </Text>
            </span>
            <HStack gap="1" flex="none">
              <Button
                size="sm"
                disabled={room < 1 || taken.includes(row.id)}
                aria-label={t(taken.includes(row.id) ? "editor.takenOf" : "editor.takeOf", {
                  text: row.question.text,
                })}
                onClick={() => take([row])}
              >
                {t(taken.includes(row.id) ? "editor.taken" : "editor.takeIt")}
              </Button>
              <IconButton
                size="sm"
                icon={<Pencil />}
                label={t("bank.editOf", { text: row.question.text })}
                onClick={() => setEdited(row)}
              />
              <IconButton
                size="sm"
                icon={<Trash2 />}
                label={t("bank.remove", { text: row.question.text })}
                onClick={() => remove.mutate(row.id)}
              />
            </HStack>
          </HStack>
        ))}
        {questionsQuery.hasNextPage && (
          <Button
            size="sm"
            busy={questionsQuery.isFetchingNextPage}
            onClick={() => void questionsQuery.fetchNextPage()}
          >
            {t("bank.more")}
          </Button>
        )}
      </Stack>
      {edited && <EditBankQuestion row={edited} onClose={() => setEdited(null)} />}
    </Dialog>
  );
}
