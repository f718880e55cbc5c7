/** The frame around every input: label, hint, error, and what ties them together for a screen reader. */
import { type ReactNode, useId } from "react";
import { type FieldValues, type UseControllerReturn, useController } from "react-hook-form";
import { afterPress } from "../base/afterPress";
import { useKit } from "../base/kit";
import type { FieldDescription } from "../feedback/ConflictNotice";
import { useFieldLabel } from "./fieldLabels";

export type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Something at the end of the label line, such as a link. */
  aside?: ReactNode;
  /** How a value is said where it is a code. */
  textOf?: FieldDescription["text"];
};

export type FieldParts = UseControllerReturn<FieldValues, string> & {
  inputProps: {
    id: string;
    "aria-invalid": boolean | undefined;
    "aria-describedby": string | undefined;
    "aria-required": boolean | undefined;
  };
};

export function Field({
  name,
  label,
  hint,
  optional,
  hideLabel,
  aside,
  textOf,
  children,
}: FieldProps & { children: (parts: FieldParts) => ReactNode }) {
  const { t } = useKit();
  const id = useId();
  const controller = useController({ name });
  useFieldLabel(name, label, textOf);
  const { onBlur } = controller.field;
  const message = controller.fieldState.error?.message;
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="kit-field">
      <div className={hideLabel ? "kit-sr" : "kit-field-head"}>
        <label htmlFor={id} className="kit-label">
          {label}
          {optional && <span className="kit-optional"> {t("optional")}</span>}
        </label>
        {aside}
      </div>
      {children({
        ...controller,
        field: { ...controller.field, onBlur: () => afterPress(onBlur) },
        inputProps: {
          id,
          "aria-invalid": message ? true : undefined,
          "aria-describedby": describedBy,
          "aria-required": optional ? undefined : true,
        },
      })}
      {message && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {message}
        </p>
      )}
      {hint && (
        <div className="kit-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
