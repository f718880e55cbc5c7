/** A whole number within limits. What is typed on the way to one stays in the field, and is told to nobody. */
import { TextControl } from "@learnt/ui/form/Control";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { wholeNumber } from "../model";

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: number | null;
  limits: { min: number; max: number };
  /** Nothing may stand there. */
  optional?: boolean;
  onChange: (value: number | null) => void;
};

export function NumberControl({ label, hint, error, value, limits, optional = false, onChange }: Props) {
  const { t } = useTranslation("badge_rules");
  const [typed, setTyped] = useState({ base: value, text: "" });
  const isTyping = typed.base === value && typed.text !== "";
  const text = isTyping ? typed.text : (value?.toString() ?? "");
  const isWrong = text.trim() !== "" && wholeNumber(text, limits) === null;
  return (
    <TextControl
      type="number"
      inputMode="numeric"
      label={label}
      hint={hint}
      error={isWrong ? t("numberBetween", limits) : error}
      optional={optional}
      min={limits.min}
      max={limits.max}
      value={text}
      onChange={(next) => {
        const number = wholeNumber(next, limits);
        const isLeft = next.trim() === "" || number !== null;
        setTyped({ base: value, text: isLeft ? "" : next });
        if (isLeft) onChange(number);
      }}
    />
  );
}
