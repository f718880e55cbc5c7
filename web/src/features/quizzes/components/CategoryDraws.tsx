/** How many questions of each category one attempt asks. */
import { Wrap } from "@learnt/ui/layout/layout";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { categoriesOf, type Quiz } from "../model";

type Props = { quiz: Quiz; disabled: boolean; onChange: (quiz: Quiz) => void };

export function CategoryDraws({ quiz, disabled, onChange }: Props) {
  const { t } = useTranslation("quizzes");
  const id = useId();
  const categories = categoriesOf(quiz);
  const draws = quiz.draws ?? [];
  if (categories.length === 0) return null;
  const put = (category: string, count: number, of: number) => {
    const others = draws.filter((draw) => draw.category !== category);
    const isDrawn = count >= 1 && count < of;
    onChange({ ...quiz, draws: isDrawn ? [...others, { category, count }] : others });
  };
  return (
    <fieldset className="course-fieldset">
      <legend className="kit-label">{t("bank.draws")}</legend>
      <Wrap gap="4" align="end">
        {categories.map(({ category, questions }, index) => (
          <div key={category} className="kit-field">
            <label className="kit-label" htmlFor={`${id}-${index}`}>
              <bdi>{category}</bdi>
            </label>
            <input
              id={`${id}-${index}`}
              className="kit-input"
              type="number"
              inputMode="numeric"
              min={1}
              max={questions}
              placeholder={t("bank.drawAll", { count: questions })}
              value={draws.find((draw) => draw.category === category)?.count ?? ""}
              readOnly={disabled}
              onChange={({ target: { value } }) => put(category, Math.floor(Number(value)), questions)}
            />
          </div>
        ))}
      </Wrap>
    </fieldset>
  );
}
