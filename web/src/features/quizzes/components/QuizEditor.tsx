/** The questions of a quiz, written one below the other, and how it is tried. */
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { Button } from "@learnt/ui/action/Button";
import { Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Archive, ClipboardPaste, Database, Library, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import "../quizzes.css";
import type { Dragged } from "../../../app/useDraggable";
import {
  copyOf,
  emptyQuiz,
  fitDraws,
  kinds,
  MAX_QUESTIONS,
  moved,
  newQuestion,
  type Question,
  type Quiz,
} from "../model";
import { AddFromBank } from "./AddFromBank";
import { CategoryDraws } from "./CategoryDraws";
import { PasteQuestions } from "./PasteQuestions";
import { QuestionBank } from "./QuestionBank";
import { QuestionEditor } from "./QuestionEditor";
import { QuizSettings } from "./QuizSettings";
import { QuizStatistics } from "./QuizStatistics";
import { SaveToBank } from "./SaveToBank";

export type QuizEditorProps = {
  courseId: string;
  activityId: string;
  value: Quiz | undefined;
  /** Questions of the course's other quizzes. */
  bank: readonly Question[];
  disabled: boolean;
  onChange: (quiz: Quiz) => void;
  onLeave: () => void;
};

export function QuizEditor({
  courseId,
  activityId,
  value,
  bank,
  disabled,
  onChange,
  onLeave,
}: QuizEditorProps) {
  const { t } = useTranslation("quizzes");
  const [open, setOpen] = useState<string | null>(null);
  const [adding, setAdding] = useState<"paste" | "take" | "bank" | "keep" | null>(null);
  const quiz: Quiz = { ...emptyQuiz, ...value };
  const questions = quiz.questions ?? [];
  const update = (next: Question[]) =>
    onChange(fitDraws({ ...quiz, questions: next.slice(0, MAX_QUESTIONS) }));
  const move = (from: number, to: number) => update(moved(questions, from, to));

  // What is dropped is put in order as the list is by then.
  const drop = useRef(move);
  const order = useRef(questions);
  drop.current = move;
  order.current = questions;
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const [what, target] = [source.data as Dragged, location.current.dropTargets[0]];
          if (what.kind !== "question" || !target) return;
          const from = order.current.findIndex(({ id }) => id === what.id);
          const dropTarget = order.current.findIndex(({ id }) => id === (target.data as Dragged).id);
          if (from < 0 || dropTarget < 0) return;
          const to = dropTarget + (extractClosestEdge(target.data) === "bottom" ? 1 : 0);
          drop.current(from, from < to ? to - 1 : to);
        },
      }),
    [],
  );

  return (
    <Stack gap="4" onBlur={onLeave}>
      <QuizSettings quiz={quiz} disabled={disabled} onChange={onChange} />
      <CategoryDraws quiz={quiz} disabled={disabled} onChange={onChange} />
      <Stack gap="2">
        <span className="kit-label">{t("editor.questions", { count: questions.length })}</span>
        {questions.length === 0 && <Text muted>{t("editor.none")}</Text>}
        <Stack as="ol" gap="2">
          {questions.map((question, index) => (
            <QuestionEditor
              key={question.id}
              question={question}
              index={index}
              count={questions.length}
              disabled={disabled}
              open={open === question.id}
              onOpen={(isOpen) => setOpen(isOpen ? question.id : null)}
              onChange={(next) => update(questions.map((item) => (item.id === next.id ? next : item)))}
              onMove={(to) => move(index, to)}
              onCopy={() =>
                update([...questions.slice(0, index + 1), copyOf(question), ...questions.slice(index + 1)])
              }
              onRemove={() => update(questions.filter(({ id }) => id !== question.id))}
            />
          ))}
        </Stack>
      </Stack>
      {!disabled && questions.length < MAX_QUESTIONS && (
        <Wrap gap="2">
          <Menu
            placement="bottom-start"
            trigger={
              <Button size="sm" icon={<Plus />}>
                {t("editor.add")}
              </Button>
            }
            entries={kinds.map((kind) => ({
              id: kind,
              label: t(`kind.${kind}`),
              onSelect: () => {
                const created = newQuestion(kind);
                update([...questions, created]);
                setOpen(created.id);
              },
            }))}
          />
          <Button size="sm" variant="ghost" icon={<ClipboardPaste />} onClick={() => setAdding("paste")}>
            {t("editor.paste")}
          </Button>
          <Button size="sm" variant="ghost" icon={<Database />} onClick={() => setAdding("bank")}>
            {t("bank.title")}
          </Button>
          {bank.length > 0 && (
            <Button size="sm" variant="ghost" icon={<Library />} onClick={() => setAdding("take")}>
              {t("editor.take")}
            </Button>
          )}
        </Wrap>
      )}
      {!disabled && questions.length > 0 && (
        <div>
          <Button size="sm" variant="ghost" icon={<Archive />} onClick={() => setAdding("keep")}>
            {t("bank.keepAll")}
          </Button>
        </div>
      )}
      {questions.length > 0 && <QuizStatistics courseId={courseId} activityId={activityId} />}
      {adding === "paste" && (
        <PasteQuestions
          onClose={() => setAdding(null)}
          onTake={(result) => update([...questions, ...result])}
        />
      )}
      {adding === "bank" && (
        <QuestionBank
          room={MAX_QUESTIONS - questions.length}
          onClose={() => setAdding(null)}
          onTake={(result) => update([...questions, ...result.map(copyOf)])}
        />
      )}
      {adding === "keep" && <SaveToBank questions={questions} onClose={() => setAdding(null)} />}
      {adding === "take" && (
        <AddFromBank
          bank={bank}
          onClose={() => setAdding(null)}
          onTake={(question) => update([...questions, copyOf(question)])}
        />
      )}
    </Stack>
  );
}
