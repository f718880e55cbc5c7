/** Asks why, and for what else is needed, before something that others will read about. */
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../action/Button";
import { Form, FormActions, FormProblem, type FormProps, SubmitButton } from "../form/Form";
import { TextAreaField } from "../form/TextField";
import { Dialog } from "./Dialog";

/** The reason is a sentence or two. */
export const MAX_REASON_LENGTH = 500;

type Props<Input extends FieldValues, Output> = Pick<FormProps<Input, Output>, "form" | "onSubmit"> & {
  title: string;
  note: string;
  onClose: () => void;
  words: { reason: string; hint: string; cancel: string; submit: string; busy: string };
  /** A warning above the form. */
  warning?: ReactNode;
  /** Other fields, above and below the reason. Without any above, the reason is what is typed first. */
  above?: ReactNode;
  below?: ReactNode;
  /** What takes the form's place when there is nothing more to ask. */
  answer?: ReactNode;
};

/** The form's field is `reason`. */
export function ReasonDialog<Input extends FieldValues & { reason: string }, Output>({
  title,
  note,
  onClose,
  words,
  warning,
  above,
  below,
  answer,
  form,
  onSubmit,
}: Props<Input, Output>) {
  return (
    <Dialog open onClose={onClose} title={title} note={note} size="sm">
      {answer ?? (
        <>
          {warning}
          <Form form={form} label={title} onSubmit={onSubmit}>
            <FormProblem />
            {above}
            <TextAreaField
              name="reason"
              label={words.reason}
              hint={words.hint}
              maxLength={MAX_REASON_LENGTH}
              rows={3}
              autoFocus={!above}
            />
            {below}
            <FormActions>
              <Button onClick={onClose}>{words.cancel}</Button>
              <SubmitButton busyText={words.busy}>{words.submit}</SubmitButton>
            </FormActions>
          </Form>
        </>
      )}
    </Dialog>
  );
}
