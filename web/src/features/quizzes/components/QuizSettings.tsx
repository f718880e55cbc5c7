/** How a quiz is tried: draw, attempts, time, review. */

import { Switch } from "@learnt/ui/form/CheckboxField";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { Wrap } from "@learnt/ui/layout/layout";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type Quiz, type Review, reviews } from "../model";

type Props = { quiz: Quiz; disabled: boolean; onChange: (quiz: Quiz) => void };

export function QuizSettings({ quiz, disabled, onChange }: Props) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  const figure = (name: "draw" | "attempts" | "minutes", max: number, none: number | null) => (
    <FieldFrame id={`${id}-${name}`} label={t(`editor.${name}`)}>
      {(control) => (
        <input
          {...control}
          className="kit-input"
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          placeholder={t(`editor.${name}None`)}
          value={quiz[name] || ""}
          readOnly={disabled}
          onChange={({ target: { value } }) => {
            const number = Math.floor(Number(value));
            onChange({ ...quiz, [name]: number >= 1 ? Math.min(number, max) : none });
          }}
        />
      )}
    </FieldFrame>
  );
  return (
    <>
      <Wrap gap="4" align="end">
        {figure("draw", 300, null)}
        {figure("attempts", 100, 0)}
        {figure("minutes", 1440, null)}
        <FieldFrame id={`${id}-review`} label={t("editor.review")}>
          {(control) => (
            <Select
              {...control}
              value={quiz.review ?? "submitted"}
              disabled={disabled}
              onChange={(event) => onChange({ ...quiz, review: event.target.value as Review })}
              choices={reviews.map((value) => ({ value, label: t(`review.${value}`) }))}
            />
          )}
        </FieldFrame>
      </Wrap>
      <Switch
        checked={quiz.shuffle ?? false}
        label={t("editor.shuffle")}
        disabled={disabled}
        onChange={(shuffle) => onChange({ ...quiz, shuffle })}
      />
    </>
  );
}
