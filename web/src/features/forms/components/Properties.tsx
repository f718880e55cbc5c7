/** All that can be said of one question. */
import { Switch } from "@learnt/ui/form/CheckboxField";
import { SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import { type Field, isChoice, isUpload } from "../model";
import { Choices } from "./Choices";
import { Conditions } from "./Conditions";
import { LabelledField } from "./FormSettings";
import { GroupQuestions } from "./GroupQuestions";

type Props = { field: Field; before: readonly Field[]; onChange: (part: Partial<Field>) => void };

const typesWithLimits = ["shortText", "longText", "number", "multipleChoice", "rating", "scale", "group"];
const scoredTypes = [
  "shortText",
  "longText",
  "number",
  "singleChoice",
  "multipleChoice",
  "dropdown",
  "yesNo",
  "file",
  "image",
  "video",
];

const numberOf = (text: string) => (text === "" ? null : Number(text));

export function Properties({ field, before, onChange }: Props) {
  const { t } = useTranslation("forms");
  const { type } = field;
  const asks = type !== "information" && type !== "calculated";
  const number = (name: "min" | "max" | "points") => (
    <LabelledField key={name} label={t(name)}>
      <input
        className="kit-input"
        type="number"
        step="any"
        value={field[name] ?? ""}
        onChange={(event) => onChange({ [name]: numberOf(event.target.value) })}
      />
    </LabelledField>
  );
  return (
    <Stack gap="4">
      <LabelledField label={t("question")}>
        <textarea
          className="kit-input kit-textarea"
          dir="auto"
          rows={2}
          value={field.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </LabelledField>
      <LabelledField label={t("help")}>
        <textarea
          className="kit-input kit-textarea"
          dir="auto"
          rows={2}
          value={field.help ?? ""}
          onChange={(event) => onChange({ help: event.target.value })}
        />
      </LabelledField>
      {asks && (
        <Switch
          label={t("mustAnswer")}
          checked={field.required ?? false}
          onChange={(required) => onChange({ required })}
        />
      )}
      {(isChoice(type) || type === "matrix") && (
        <Choices
          label={t(type === "matrix" ? "columns" : "options")}
          choices={field.options ?? []}
          onChange={(options) =>
            onChange({
              options,
              correct: (field.correct ?? []).filter((id) => options.some((item) => item.id === id)),
            })
          }
          {...(isChoice(type)
            ? { correct: field.correct, onCorrect: (correct: string[]) => onChange({ correct }) }
            : {})}
        />
      )}
      {type === "matrix" && (
        <Choices label={t("rows")} choices={field.rows ?? []} onChange={(rows) => onChange({ rows })} />
      )}
      {type === "group" && (
        <GroupQuestions fields={field.fields ?? []} onChange={(fields) => onChange({ fields })} />
      )}
      {type === "calculated" && (
        <LabelledField label={t("formula")} hint={t("formulaHint")}>
          <input
            className="kit-input"
            dir="ltr"
            value={field.formula ?? ""}
            onChange={(event) => onChange({ formula: event.target.value })}
          />
          <span className="kit-field-hint">
            {before.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className="kit-btn kit-btn-ghost kit-btn-sm"
                onClick={() => onChange({ formula: `${field.formula ?? ""}{${id}}` })}
              >
                {label}
              </button>
            ))}
          </span>
        </LabelledField>
      )}
      {(typesWithLimits.includes(type) || isUpload(type)) && (
        <SimpleGrid columns={2} gap="3">
          {number("min")}
          {number("max")}
        </SimpleGrid>
      )}
      {type === "scale" && (
        <SimpleGrid columns={2} gap="3">
          {[0, 1].map((end) => (
            <LabelledField key={end} label={t(end === 0 ? "lowEnd" : "highEnd")}>
              <input
                className="kit-input"
                dir="auto"
                value={field.ends?.[end] ?? ""}
                onChange={(event) => {
                  const ends = [field.ends?.[0] ?? "", field.ends?.[1] ?? ""];
                  ends[end] = event.target.value;
                  onChange({ ends });
                }}
              />
            </LabelledField>
          ))}
        </SimpleGrid>
      )}
      {scoredTypes.includes(type) && number("points")}
      {(type === "shortText" || type === "number") && (
        <LabelledField label={t("rightAnswers")} hint={t("rightAnswersHint")}>
          <input
            className="kit-input"
            dir="auto"
            value={(field.correct ?? []).join(";")}
            onChange={(event) =>
              onChange({ correct: event.target.value.split(";").filter((word) => word.trim()) })
            }
          />
        </LabelledField>
      )}
      {asks && (
        <Switch
          label={t("markerOnly")}
          about={t("markerOnlyHint")}
          checked={field.markerOnly ?? false}
          onChange={(markerOnly) => onChange({ markerOnly })}
        />
      )}
      <Conditions
        label={t("visibleWhen")}
        condition={field.visibleWhen}
        before={before}
        onChange={(visibleWhen) => onChange({ visibleWhen })}
      />
      {asks && !field.required && (
        <Conditions
          label={t("requiredWhen")}
          condition={field.requiredWhen}
          before={before}
          onChange={(requiredWhen) => onChange({ requiredWhen })}
        />
      )}
    </Stack>
  );
}
