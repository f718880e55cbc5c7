/** The questions of the course's other quizzes, to be taken as copies. */
import { Button } from "@learnt/ui/action/Button";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../model";

type Props = { bank: readonly Question[]; onClose: () => void; onTake: (question: Question) => void };

export function AddFromBank({ bank, onClose, onTake }: Props) {
  const { t } = useTranslation("quizzes");
  const [search, setSearch] = useState("");
  const [taken, setTaken] = useState<readonly string[]>([]);
  const searchText = search.trim().toLowerCase();
  const result = bank.filter(({ text }) => text.toLowerCase().includes(searchText));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("editor.take")}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <Stack gap="3">
        <SearchBox value={search} onChange={setSearch} label={t("editor.search")} />
        {result.length === 0 && <Text muted>{t("editor.nothing")}</Text>}
        {result.map((question) => (
          <HStack key={question.id} gap="3" justify="space-between">
            <span>
              <bdi>{question.text || t("editor.untitled")}</bdi>{" "}
              <Text as="span" muted small>
                {t(`kind.${question.kind}`)}
              </Text>
            </span>
            <Button
              size="sm"
              disabled={taken.includes(question.id)}
              aria-label={t(taken.includes(question.id) ? "editor.takenOf" : "editor.takeOf", {
                text: question.text,
              })}
              onClick={() => {
                onTake(question);
                setTaken([...taken, question.id]);
              }}
            >
              {t(taken.includes(question.id) ? "editor.taken" : "editor.takeIt")}
            </Button>
          </HStack>
        ))}
      </Stack>
    </Dialog>
  );
}
