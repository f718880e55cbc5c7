/** The answer to one question, by the kind of field. */
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { type Field, isUpload } from "../model";
import { GroupFields } from "./GroupInput";
import { Matrix } from "./MatrixInput";
import { PersonAnswer } from "./PersonAnswer";
import { Signature, type SignatureValue } from "./Signature";
import { Uploads } from "./Uploads";

export type InputProps = {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Names the input and says what is wrong with it. */
  labels: { id: string; labelledBy: string; describedBy?: string | undefined; isWrong: boolean };
  /** Whose uploads these are; none: nothing can be uploaded here, as in a preview. */
  submissionId?: string | undefined;
  disabled?: boolean;
};

const inputTypes: Partial<
  Record<Field["type"], { type: string; inputMode?: "decimal"; autoComplete?: string }>
> = {
  shortText: { type: "text" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
  number: { type: "text", inputMode: "decimal" },
  date: { type: "date" },
  time: { type: "time" },
};

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function FieldInput(props: InputProps) {
  const { field, value, onChange, labels, disabled } = props;
  const { t } = useTranslation("forms");
  const named = {
    id: labels.id,
    "aria-labelledby": labels.labelledBy,
    "aria-describedby": labels.describedBy,
    "aria-invalid": labels.isWrong || undefined,
    disabled,
  };
  const simple = inputTypes[field.type];
  if (simple)
    return (
      <input
        {...named}
        {...simple}
        className="kit-input"
        dir="auto"
        value={String(value ?? "")}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  switch (field.type) {
    case "longText":
      return (
        <textarea
          {...named}
          className="kit-input kit-textarea"
          dir="auto"
          rows={5}
          value={String(value ?? "")}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "dropdown":
      return (
        <Select
          {...named}
          placeholder={t("choose")}
          value={String(value ?? "")}
          onChange={(event) => onChange(event.target.value || null)}
          choices={(field.options ?? []).map(({ id, label }) => ({ value: id, label }))}
        />
      );
    case "multipleChoice":
      return (
        <Stack gap="2" role="group" {...named}>
          {(field.options ?? []).map(({ id, label }) => (
            <label key={id} className="kit-check-row" htmlFor={`${labels.id}-${id}`}>
              <Checkbox
                id={`${labels.id}-${id}`}
                checked={list(value).includes(id)}
                disabled={disabled}
                onChange={(event) =>
                  onChange(
                    event.target.checked ? [...list(value), id] : list(value).filter((item) => item !== id),
                  )
                }
              />
              <bdi>{label}</bdi>
            </label>
          ))}
        </Stack>
      );
    case "singleChoice":
    case "yesNo":
    case "rating":
    case "scale":
      return <SingleChoice {...props} />;
    case "matrix":
      return <Matrix {...props} />;
    case "signature":
      return <Signature {...props} value={value as SignatureValue | null} />;
    case "person":
      return <PersonAnswer {...props} />;
    case "group":
      return <GroupFields {...props} />;
    default:
      return isUpload(field.type) ? <Uploads {...props} /> : null;
  }
}

function optionsOf(field: Field, yes: string, no: string): { value: unknown; label: string }[] {
  if (field.type === "yesNo")
    return [
      { value: true, label: yes },
      { value: false, label: no },
    ];
  if (field.type === "singleChoice")
    return (field.options ?? []).map(({ id, label }) => ({ value: id, label }));
  const [min, max] = [field.min ?? 1, Math.min(field.max ?? 5, (field.min ?? 1) + 20)];
  return Array.from({ length: max - min + 1 }, (_, step) => ({
    value: min + step,
    label: String(min + step),
  }));
}

function SingleChoice({ field, value, onChange, labels, disabled }: InputProps) {
  const { t } = useTranslation("forms");
  const isRow = field.type !== "singleChoice";
  return (
    <Stack gap="2">
      <Stack
        direction={isRow ? "row" : "column"}
        flexWrap="wrap"
        gap={isRow ? "2" : "1"}
        role="radiogroup"
        id={labels.id}
        aria-labelledby={labels.labelledBy}
        aria-describedby={labels.describedBy}
        aria-invalid={labels.isWrong || undefined}
      >
        {optionsOf(field, t("yes"), t("no")).map((option) => (
          <label key={String(option.value)} className="kit-radio">
            <input
              type="radio"
              name={labels.id}
              disabled={disabled}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </Stack>
      {field.ends && field.ends.length > 1 && (
        <HStack justify="space-between" maxW="30rem">
          <Text small muted>
            {field.ends[0]}
          </Text>
          <Text small muted>
            {field.ends[1]}
          </Text>
        </HStack>
      )}
    </Stack>
  );
}
