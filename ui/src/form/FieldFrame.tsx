/** What stands around every input, in a form or by itself: its label, its mistake and its hint. */
import { type ReactNode, useId } from "react";
import { useKit } from "../base/kit";

export type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Something at the end of the label line, such as a link. */
  aside?: ReactNode;
  /** Where something else names the input, too. */
  id?: string | undefined;
};

/** What ties an input to what stands around it. */
export type FieldTies = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

export function FieldFrame({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  id: given,
  children,
}: FieldFrameProps & { children: (ties: FieldTies) => ReactNode }) {
  const { t } = useKit();
  const own = useId();
  const id = given ?? own;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="kit-field">
      <div className={hideLabel ? "kit-sr" : "kit-field-head"}>
        <label htmlFor={id} className="kit-label">
          {label}
          {optional && <span className="kit-optional"> {t("optional")}</span>}
        </label>
        {aside}
      </div>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {error && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {error}
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
