/** One question as it is answered, by mouse, by finger and by keyboard. */
import { IconButton } from "@learnt/ui/action/Button";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack, VisuallyHidden } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AskedQuestion, moved } from "../model";

type Props = {
  question: AskedQuestion;
  answer: unknown;
  onChange: (answer: unknown) => void;
  disabled: boolean;
};

export function AnswerInput(props: Props) {
  switch (props.question.kind) {
    case "single":
      return <Single {...props} />;
    case "multiple":
      return <Multiple {...props} />;
    case "ordering":
      return <Ordering {...props} />;
    case "matching":
      return <Matching {...props} />;
    case "gap":
      return <Gaps {...props} />;
    case "numeric":
      return <Numeric {...props} />;
  }
}

const listOf = (answer: unknown): string[] => (Array.isArray(answer) ? answer.map(String) : []);

function Single({ question, answer, onChange, disabled }: Props) {
  return (
    <div className="kit-radios" role="radiogroup" aria-label={question.text}>
      {question.options.map(({ id, text }) => (
        <label key={id} className="kit-radio">
          <input
            type="radio"
            name={question.id}
            value={id}
            checked={answer === id}
            disabled={disabled}
            onChange={() => onChange(id)}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </div>
  );
}

function Multiple({ question, answer, onChange, disabled }: Props) {
  const own = useId();
  const chosen = listOf(answer);
  return (
    <Stack gap="2">
      {question.options.map(({ id, text }) => (
        <label key={id} className="kit-check-row" htmlFor={`${own}-${id}`}>
          <Checkbox
            id={`${own}-${id}`}
            checked={chosen.includes(id)}
            disabled={disabled}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((item) => item !== id))
            }
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </Stack>
  );
}

function Ordering({ question, answer, onChange, disabled }: Props) {
  const { t } = useTranslation("quizzes");
  const [announcement, setAnnouncement] = useState("");
  const input = listOf(answer);
  // What was not put in order yet stands as it was drawn.
  const order = question.options
    .map(({ id }) => id)
    .toSorted((item, other) => input.indexOf(item) - input.indexOf(other));
  const ids = input.length > 0 ? order : question.options.map(({ id }) => id);
  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text ?? "";
  const move = (from: number, to: number) => {
    onChange(moved(ids, from, to));
    setAnnouncement(t("placed", { text: textOf(ids[from] ?? ""), place: to + 1, count: ids.length }));
  };
  const list = (
    <Stack as="ol" gap="2">
      {ids.map((id, index) => (
        <HStack as="li" key={id} gap="2" justify="space-between">
          <bdi>{textOf(id)}</bdi>
          {!disabled && (
            <HStack gap="1">
              <IconButton
                size="sm"
                icon={<ArrowUp />}
                label={t("up", { text: textOf(id) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                icon={<ArrowDown />}
                label={t("down", { text: textOf(id) })}
                disabled={index === ids.length - 1}
                onClick={() => move(index, index + 1)}
              />
            </HStack>
          )}
        </HStack>
      ))}
    </Stack>
  );
  return (
    <>
      {list}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function Matching({ question, answer, onChange, disabled }: Props) {
  const { t } = useTranslation("quizzes");
  const input = (answer ?? {}) as Record<string, string>;
  return (
    <Stack gap="2">
      {question.options.map(({ id, text }) => (
        <HStack key={id} gap="3" wrap="wrap">
          <bdi>{text}</bdi>
          <Select
            aria-label={t("matchOf", { text })}
            placeholder={t("choose")}
            value={input[id] ?? ""}
            disabled={disabled}
            onChange={(event) => onChange({ ...input, [id]: event.target.value })}
            choices={question.matches.map((match) => ({ value: match.id, label: match.text }))}
          />
        </HStack>
      ))}
    </Stack>
  );
}

function Gaps({ question, answer, onChange, disabled }: Props) {
  const { t } = useTranslation("quizzes");
  const parts = question.text.split("___");
  const inputText = listOf(answer);
  const set = (at: number, text: string) =>
    onChange(
      Array.from({ length: parts.length - 1 }, (_, index) =>
        index === at ? text : (inputText[index] ?? ""),
      ),
    );
  return (
    <Text as="div" lineHeight="2.6">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name than their place
        <Fragment key={at}>
          <bdi>{part}</bdi>
          {at < parts.length - 1 && (
            <input
              className="kit-input quiz-gap"
              dir="auto"
              aria-label={t("gap", { number: at + 1 })}
              maxLength={200}
              value={inputText[at] ?? ""}
              readOnly={disabled}
              onChange={(event) => set(at, event.target.value)}
            />
          )}
        </Fragment>
      ))}
    </Text>
  );
}

function Numeric({ question, answer, onChange, disabled }: Props) {
  return (
    <input
      className="kit-input quiz-gap"
      inputMode="decimal"
      aria-label={question.text}
      maxLength={40}
      value={String(answer ?? "")}
      readOnly={disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
