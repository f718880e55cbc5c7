/** Questions with their answers: to be given, or to be read. */
import { useFormat } from "@learnt/ui/base/format";
import { Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Answers, asNumber, type Content, calculate, type Field, isRequired, type Page } from "../model";
import { FieldInput } from "./FieldInput";

type Props = {
  page: Page;
  content: Content;
  answers: Answers;
  onChange: (field: string, value: unknown) => void;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  submissionId?: string | undefined;
  disabled?: boolean;
};

/** The anchor that a summary of what is wrong leads to. */
export const anchorOf = (field: string) => `question-${field}`;

export function Questions({ page, content, answers, ...rest }: Props) {
  const { section, fields } = page;
  return (
    <Stack gap="6">
      {(section.title || section.description) && (
        <Stack gap="1">
          {section.title && <Heading level={2}>{section.title}</Heading>}
          {section.description && (
            <Text muted whiteSpace="pre-wrap">
              {section.description}
            </Text>
          )}
        </Stack>
      )}
      {fields.map((field) => (
        <Question key={field.id} field={field} content={content} answers={answers} {...rest} />
      ))}
    </Stack>
  );
}

type QuestionProps = Omit<Props, "page"> & { field: Field };

export function Question({
  field,
  content,
  answers,
  onChange,
  errors,
  submissionId,
  disabled,
}: QuestionProps) {
  const { t } = useTranslation("forms");
  const id = useId();
  if (field.type === "information")
    return (
      <Stack gap="1" id={anchorOf(field.id)} tabIndex={-1}>
        <Text fontWeight="semibold">{field.label}</Text>
        {field.help && <Text whiteSpace="pre-wrap">{field.help}</Text>}
      </Stack>
    );
  const error = errors[field.id];
  const noteIds = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <div className="kit-field" id={anchorOf(field.id)} tabIndex={-1}>
      <span className="kit-label" id={`${id}-label`}>
        <bdi>{field.label}</bdi>
        {!disabled && isRequired(field, answers) && <span className="kit-optional"> {t("required")}</span>}
      </span>
      {field.help && (
        <Text small muted id={`${id}-help`} whiteSpace="pre-wrap">
          {field.help}
        </Text>
      )}
      {field.type === "calculated" ? (
        <output aria-labelledby={`${id}-label`}>{calculated(field, content, answers) ?? "–"}</output>
      ) : disabled && isTextQuestion(field.type) ? (
        <WrittenAnswer field={field} value={answers[field.id]} labelledBy={`${id}-label`} />
      ) : (
        <FieldInput
          field={field}
          value={answers[field.id]}
          onChange={(value) => onChange(field.id, value)}
          submissionId={submissionId}
          disabled={disabled ?? false}
          labels={{
            id,
            labelledBy: `${id}-label`,
            describedBy: noteIds || undefined,
            isWrong: Boolean(error),
          }}
        />
      )}
      {error && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const textTypes: readonly Field["type"][] = [
  "shortText",
  "longText",
  "number",
  "email",
  "phone",
  "date",
  "time",
  "dropdown",
];
const isTextQuestion = (type: Field["type"]) => textTypes.includes(type);

/** An answer that is read: whole, however long it is. */
function WrittenAnswer({ field, value, labelledBy }: { field: Field; value: unknown; labelledBy: string }) {
  const { date } = useFormat();
  const text = String(value ?? "");
  const option = field.options?.find(({ id }) => id === text)?.label;
  return (
    <Text role="group" aria-labelledby={labelledBy} dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {(field.type === "date" ? date(text) : (option ?? text)) || "–"}
    </Text>
  );
}

function calculated(field: Field, content: Content, answers: Answers): number | null {
  const all = content.sections.flatMap(({ fields }) => fields);
  return calculate(field.formula ?? "", (id) => {
    const [answer, named] = [answers[id], all.find((item) => item.id === id)];
    if (typeof answer === "boolean") return answer ? 1 : 0;
    const option = named?.options?.find((item) => item.id === answer);
    return asNumber(option ? option.label : answer);
  });
}
