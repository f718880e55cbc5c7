/** What there is to choose, to order or to match, and what is right. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { moved, newOption, type Option, type Question, withRight } from "../model";

type Props = { question: Question; disabled: boolean; onChange: (question: Question) => void };

export function RightAnswers(props: Props) {
  if (props.question.kind === "gap") return <Gaps {...props} />;
  if (props.question.kind === "numeric") return <Numeric {...props} />;
  return <Options {...props} />;
}

function Options({ question, disabled, onChange }: Props) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  const options = question.options ?? [];
  const update = (next: Option[]) => onChange({ ...question, options: next });
  const set = (index: number, patch: Partial<Option>) =>
    update(options.map((option, at) => (at === index ? { ...option, ...patch } : option)));
  const chooses = question.kind === "single" || question.kind === "multiple";
  return (
    <fieldset className="course-fieldset">
      <legend className="kit-label">{t(`editor.options.${question.kind}`)}</legend>
      <Stack gap="2">
        {options.map((option, index) => (
          <HStack key={option.id} gap="2" wrap="wrap">
            {question.kind === "single" && (
              <input
                type="radio"
                name={`${id}-right`}
                aria-label={t("editor.right", { number: index + 1 })}
                checked={option.right ?? false}
                disabled={disabled}
                onChange={() => onChange(withRight(question, option.id, true))}
              />
            )}
            {question.kind === "multiple" && (
              <Checkbox
                aria-label={t("editor.right", { number: index + 1 })}
                checked={option.right ?? false}
                disabled={disabled}
                onChange={(event) => onChange(withRight(question, option.id, event.target.checked))}
              />
            )}
            <input
              className="kit-input quiz-option"
              dir="auto"
              aria-label={t("editor.option", { number: index + 1 })}
              maxLength={500}
              value={option.text}
              readOnly={disabled}
              onChange={(event) => set(index, { text: event.target.value })}
            />
            {question.kind === "matching" && (
              <input
                className="kit-input quiz-option"
                dir="auto"
                aria-label={t("editor.match", { number: index + 1 })}
                maxLength={500}
                value={option.matchText ?? ""}
                readOnly={disabled}
                onChange={(event) => set(index, { matchText: event.target.value })}
              />
            )}
            {!disabled && (
              <HStack gap="1">
                {!chooses && (
                  <>
                    <IconButton
                      size="sm"
                      icon={<ArrowUp />}
                      label={t("up", { text: option.text })}
                      disabled={index === 0}
                      onClick={() => update(moved(options, index, index - 1))}
                    />
                    <IconButton
                      size="sm"
                      icon={<ArrowDown />}
                      label={t("down", { text: option.text })}
                      disabled={index === options.length - 1}
                      onClick={() => update(moved(options, index, index + 1))}
                    />
                  </>
                )}
                <IconButton
                  size="sm"
                  icon={<X />}
                  label={t("editor.removeOption", { number: index + 1 })}
                  onClick={() => update(options.filter((_, at) => at !== index))}
                />
              </HStack>
            )}
          </HStack>
        ))}
        {!disabled && options.length < 20 && (
          <Button size="sm" variant="ghost" icon={<Plus />} onClick={() => update([...options, newOption()])}>
            {t("editor.addOption")}
          </Button>
        )}
      </Stack>
    </fieldset>
  );
}

function Gaps({ question, disabled, onChange }: Props) {
  const { t } = useTranslation("quizzes");
  const gaps = question.gaps ?? [];
  return (
    <Stack gap="2">
      {gaps.map((right, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place in the text
        <label key={at} className="kit-field">
          <span className="kit-label">{t("editor.gap", { number: at + 1 })}</span>
          <input
            className="kit-input"
            dir="auto"
            maxLength={500}
            value={right.join(" | ")}
            readOnly={disabled}
            onChange={(event) =>
              onChange({
                ...question,
                gaps: gaps.map((item, index) => (index === at ? event.target.value.split(/\s?\|\s?/) : item)),
              })
            }
          />
        </label>
      ))}
    </Stack>
  );
}

function Numeric({ question, disabled, onChange }: Props) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  const field = (name: "number" | "tolerance") => (
    <FieldFrame id={`${id}-${name}`} label={t(`editor.${name}`)}>
      {(control) => (
        <input
          {...control}
          className="kit-input"
          type="number"
          step="any"
          min={name === "tolerance" ? 0 : undefined}
          value={question[name] ?? ""}
          readOnly={disabled}
          onChange={(event) => {
            const value = event.target.valueAsNumber;
            const none = name === "number" ? null : 0;
            onChange({ ...question, [name]: Number.isFinite(value) ? value : none });
          }}
        />
      )}
    </FieldFrame>
  );
  return (
    <HStack gap="4" wrap="wrap">
      {field("number")}
      {field("tolerance")}
    </HStack>
  );
}
