/** A field of a form: the frame around its input, with what ties the input to the form. */
import type { ReactNode } from "react";
import { type FieldValues, type UseControllerReturn, useController } from "react-hook-form";
import { afterPress } from "../base/afterPress";
import type { FieldDescription } from "../feedback/ConflictNotice";
import { FieldFrame, type FieldTies } from "./FieldFrame";
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
  inputProps: FieldTies & { "aria-required": true | undefined };
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
  const controller = useController({ name });
  useFieldLabel(name, label, textOf);
  const { onBlur } = controller.field;
  const error = controller.fieldState.error?.message;
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, aside }}>
      {(ties) =>
        children({
          ...controller,
          field: { ...controller.field, onBlur: () => afterPress(onBlur) },
          inputProps: { ...ties, "aria-required": optional ? undefined : true },
        })
      }
    </FieldFrame>
  );
}
