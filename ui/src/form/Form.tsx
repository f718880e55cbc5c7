/** A form on react-hook-form and zod: the server's field errors land on their fields, the rest in one sentence. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormContext,
} from "react-hook-form";
import { Button, type ButtonProps } from "../action/Button";
import { type Failure, useKit } from "../base/kit";
import { isEqual } from "../base/rebase";
import { FormsAskContext, useUnsaved } from "../base/unsaved";
import { ConflictNotice, describedBy, type FieldDescription } from "../feedback/ConflictNotice";
import { Notice } from "../feedback/Notice";
import { isChangedMeanwhile } from "../http/problem";
import { useKeepOpen } from "../overlay/keepOpen";
import { FieldLabelsContext } from "./fieldLabels";
import { useRebasedForm } from "./useRebasedForm";

export { useZodForm } from "./zodForm";

const ProblemContext = createContext<Failure | null>(null);

export type FormProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /** May throw; a problem with fields is shown at the fields. Until it has succeeded, what was typed counts as unsaved. */
  onSubmit: (values: Output) => Promise<unknown> | unknown;
  children: ReactNode;
  /**
   * What is saved now, in the form's own shape. Fields follow it unless they were edited here: a save drops nothing that was typed
   * while it ran, and what somebody else saves arrives without taking away one's own.
   */
  saved?: Input;
  /** Asks for what is saved now: the server said that somebody else was quicker. */
  onStale?: () => Promise<unknown> | unknown;
  /** The server's name of a field where it differs from the form's. */
  fieldNames?: Record<string, string>;
  label?: string;
};

export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  children,
  saved,
  onStale,
  fieldNames,
  label,
}: FormProps<Input, Output>) {
  const { toFailure, t } = useKit();
  const [problem, setProblem] = useState<Failure | null>(null);

  const [labels] = useState(() => new Map<string, FieldDescription>());
  const [isDone, setIsDone] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const { conflict, sending, answered } = useRebasedForm(form, saved);
  const unsaved = isDirty && !isSubmitting && !isDone;
  useKeepOpen(unsaved);
  useUnsaved(useContext(FormsAskContext) && unsaved);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setIsDone(false) }), [form]);

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const inputValues = structuredClone(form.getValues());
    sending(inputValues);
    try {
      await onSubmit(values);
      answered(true);
      setIsDone(isEqual(inputValues, form.getValues()));
    } catch (error) {
      answered(false);
      if (onStale && isChangedMeanwhile(error)) {
        await onStale();
        setProblem({ message: t("conflict.again") });
        return;
      }
      const failure = toFailure(error);
      const known = (failure.fields ?? []).filter(({ field }) => {
        const name = fieldNames?.[field] ?? field;
        return (name.split(".")[0] as string) in form.getValues();
      });
      known.forEach(({ field, message }, index) => {
        form.setError(
          (fieldNames?.[field] ?? field) as FieldPath<Input>,
          { type: "server", message },
          { shouldFocus: index === 0 },
        );
      });
      // A field that was refused before is not any more: sending once more is not barred by it.
      if (known.length === 0) await form.trigger();
      if (known.length === 0 || known.length < (failure.fields?.length ?? 0)) setProblem(failure);
    }
  });

  return (
    <FormProvider {...form}>
      <ProblemContext value={problem}>
        <FieldLabelsContext value={labels}>
          <form className="kit-form" onSubmit={submit} noValidate aria-label={label}>
            {conflict && <ConflictNotice {...conflict} describe={describedBy((name) => labels.get(name))} />}
            {children}
          </form>
        </FieldLabelsContext>
      </ProblemContext>
    </FormProvider>
  );
}

/** The sentence of a failure that belongs to no field. */
export function FormProblem() {
  const { t } = useKit();
  const problem = useContext(ProblemContext);
  if (!problem) return null;
  const loose = problem.fields?.map((field) => field.message).join(" ");
  return (
    <Notice tone="bad" title={problem.message}>
      {loose}
      {problem.requestId && (
        <small>
          {t("requestId")} <code className="kit-code">{problem.requestId}</code>
        </small>
      )}
    </Notice>
  );
}

/** Said by the server, not by a check of ours. */
const isFromServer = (error: FieldValues[string]): boolean => error?.type === "server";

export type SubmitButtonProps = Omit<ButtonProps, "type" | "busy"> & {
  /** Shown while the request runs. */
  busyText?: string;
  /** Stays disabled until the form is valid. */
  whenValid?: boolean;
};

export function SubmitButton({ busyText, whenValid, children, disabled, ...rest }: SubmitButtonProps) {
  // All are read at every render: the form only works out what somebody has read.
  const { isSubmitting, isValid, errors } = useFormContext().formState;
  // What the server refused may be sent once more: it may think differently by then.
  const isRefused = Object.values(errors).length > 0 && Object.values(errors).every(isFromServer);
  return (
    <Button
      variant="solid"
      {...rest}
      type="submit"
      busy={isSubmitting}
      disabled={disabled || (whenValid && !isValid && !isRefused)}
    >
      {isSubmitting && busyText ? busyText : children}
    </Button>
  );
}

/** Buttons of a form, the main one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="kit-form-actions">{children}</div>;
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="kit-field-row">{children}</div>;
}
