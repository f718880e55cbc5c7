/** What is to be handed in, what is looked at, and how often it may be tried. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Content, RubricLine } from "../model";
import type { KindProps } from "./ActivityEditor";
import { Figure } from "./Figure";
import { PageEditor } from "./PageEditor";

export function AssignmentEditor(props: KindProps) {
  const { activity, disabled, onChange, onLeave } = props;
  const { t } = useTranslation("courses");
  const id = useId();
  const { content } = activity;
  const update = (patch: Content) => onChange({ ...content, ...patch });
  const figure = (name: "attempts" | "maxFiles", min: number, max: number, usual: number) => (
    <Figure
      id={`${id}-${name}`}
      activity={activity}
      name={name}
      label={t(`assignment.${name}`)}
      value={content[name] ?? usual}
      min={min}
      max={max}
      disabled={disabled}
      complaint={t("assignment.figureWrong", { least: min, most: max })}
      onChange={(value) => update({ [name]: value })}
    />
  );
  return (
    <Stack gap="4" onBlur={onLeave}>
      <PageEditor {...props} onChange={({ doc }) => update({ doc })} />
      <Rubric lines={content.rubric ?? []} disabled={disabled} onChange={(rubric) => update({ rubric })} />
      <HStack gap="4" wrap="wrap" align="end">
        {figure("maxFiles", 1, 20, 5)}
        {figure("attempts", 0, 100, 0)}
      </HStack>
    </Stack>
  );
}

type RubricProps = { lines: RubricLine[]; disabled: boolean; onChange: (lines: RubricLine[]) => void };

function Rubric({ lines, disabled, onChange }: RubricProps) {
  const { t } = useTranslation("courses");
  const move = (from: number, step: -1 | 1) => {
    const next = [...lines];
    const [moved] = next.splice(from, 1);
    if (moved) onChange([...next.slice(0, from + step), moved, ...next.slice(from + step)]);
  };
  return (
    <fieldset className="course-fieldset">
      <legend className="kit-label">{t("assignment.rubric")}</legend>
      <ol>
        {lines.map((line, index) => (
          <li key={line.id} className="course-item">
            <input
              type="text"
              dir="auto"
              className="kit-input"
              value={line.text}
              maxLength={500}
              readOnly={disabled}
              aria-label={t("assignment.line", { number: index + 1 })}
              onChange={(event) =>
                onChange(
                  lines.map((item, at) => (at === index ? { ...item, text: event.target.value } : item)),
                )
              }
            />
            {!disabled && (
              <span className="course-item-actions">
                <IconButton
                  size="sm"
                  label={t("moveUp")}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size="sm"
                  label={t("moveDown")}
                  icon={<ArrowDown />}
                  disabled={index === lines.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  size="sm"
                  label={t("assignment.removeLine", { number: index + 1 })}
                  icon={<X />}
                  onClick={() => onChange(lines.filter((_, at) => at !== index))}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {!disabled && lines.length < 30 && (
        <Button
          size="sm"
          icon={<Plus />}
          onClick={() => onChange([...lines, { id: crypto.randomUUID(), text: "" }])}
        >
          {t("assignment.addLine")}
        </Button>
      )}
    </fieldset>
  );
}
