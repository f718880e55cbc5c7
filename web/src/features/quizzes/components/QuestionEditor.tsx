/** One question: folded to its text, or open with what is right. It is moved by its grip, by its buttons, or by Alt and an arrow key. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraggable } from "../../../app/useDraggable";
import { gapsOf, type Question } from "../model";
import { RightAnswers } from "./RightAnswers";

type Props = {
  question: Question;
  index: number;
  count: number;
  disabled: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (question: Question) => void;
  onMove: (to: number) => void;
  onCopy: () => void;
  onRemove: () => void;
};

export function QuestionEditor(props: Props) {
  const { question, index, count, disabled, open, onOpen, onMove, onCopy, onRemove } = props;
  const { t } = useTranslation("quizzes");
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const { dragging, dropEdge } = useDraggable({
    kind: "question",
    id: question.id,
    row,
    handle,
    accepts: ["question"],
    disabled,
  });
  const keys = (event: KeyboardEvent) => {
    if (disabled || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(index + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    <li
      ref={row}
      className={cx(
        "kit-card quiz-question",
        dragging && "course-dragging",
        dropEdge && `course-over-${dropEdge}`,
      )}
    >
      <HStack gap="2">
        <span ref={handle} className="course-grip" aria-hidden="true" title={t("editor.drag")}>
          {!disabled && <GripVertical />}
        </span>
        <button
          type="button"
          className="quiz-open"
          aria-expanded={open}
          aria-keyshortcuts={disabled ? undefined : "Alt+ArrowUp Alt+ArrowDown"}
          onClick={() => onOpen(!open)}
          onKeyDown={keys}
        >
          <span>
            {`${index + 1}. `}
            <bdi>{question.text || t("editor.untitled")}</bdi>{" "}
            <Text as="span" muted small>
              {t(`kind.${question.kind}`)} · {t("points", { count: question.points ?? 1 })}
            </Text>
          </span>
        </button>
      </HStack>
      {open && <QuestionFields {...props} />}
      {open && !disabled && (
        <HStack gap="1" wrap="wrap">
          <IconButton
            size="sm"
            icon={<ArrowUp />}
            label={t("editor.up")}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            size="sm"
            icon={<ArrowDown />}
            label={t("editor.down")}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <Button size="sm" variant="ghost" icon={<Copy />} onClick={onCopy}>
            {t("editor.copy")}
          </Button>
          <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={onRemove}>
            {t("editor.remove")}
          </Button>
        </HStack>
      )}
    </li>
  );
}

type FieldsProps = Pick<Props, "question" | "disabled" | "onChange">;

/** What a question asks, what is right, and what it is worth. */
export function QuestionFields({ question, disabled, onChange }: FieldsProps) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  // While it is typed a number may be none yet.
  const [inputText, setInput] = useState<string | null>(null);
  const text = (value: string) =>
    onChange({
      ...question,
      text: value,
      ...(question.kind === "gap" ? { gaps: gapsOf(value, question.gaps) } : {}),
    });
  return (
    <Stack gap="3">
      <FieldFrame
        id={`${id}-text`}
        label={t("editor.text")}
        hint={question.kind === "gap" && t("editor.gapHint")}
      >
        {(control) => (
          <textarea
            {...control}
            className="kit-input kit-textarea"
            dir="auto"
            rows={2}
            maxLength={2000}
            value={question.text}
            readOnly={disabled}
            onChange={(event) => text(event.target.value)}
          />
        )}
      </FieldFrame>
      <RightAnswers question={question} disabled={disabled} onChange={onChange} />
      <HStack gap="4" wrap="wrap" align="end">
        <FieldFrame id={`${id}-points`} label={t("editor.points")}>
          {(control) => (
            <input
              {...control}
              className="kit-input"
              type="number"
              min={0.5}
              max={1000}
              step="any"
              value={inputText ?? question.points ?? 1}
              readOnly={disabled}
              onBlur={() => setInput(null)}
              onChange={(event) => {
                const points = event.target.valueAsNumber;
                setInput(event.target.value);
                if (points > 0 && points <= 1000) onChange({ ...question, points });
              }}
            />
          )}
        </FieldFrame>
        <FieldFrame id={`${id}-category`} label={t("bank.category")}>
          {(control) => (
            <input
              {...control}
              className="kit-input"
              dir="auto"
              maxLength={100}
              value={question.category ?? ""}
              readOnly={disabled}
              onChange={(event) => onChange({ ...question, category: event.target.value })}
            />
          )}
        </FieldFrame>
      </HStack>
      <FieldFrame id={`${id}-feedback`} label={t("editor.feedback")}>
        {(control) => (
          <textarea
            {...control}
            className="kit-input kit-textarea"
            dir="auto"
            rows={2}
            maxLength={2000}
            value={question.feedback ?? ""}
            readOnly={disabled}
            onChange={(event) => onChange({ ...question, feedback: event.target.value })}
          />
        )}
      </FieldFrame>
    </Stack>
  );
}
