/** One field for a code that is typed off an app or a sheet of paper. */
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";

type Props = {
  /** The server's name of the field. */
  name: "code" | "recoveryCode";
  label: string;
  submit: string;
  /** Gets the code as the server takes it; may throw. */
  onCode: (code: string) => Promise<unknown>;
};

/** Digits of an authenticator app; apps and people write them in two groups. */
const DIGITS = 6;
const stripSeparators = (text: string) => text.replaceAll(/[\s-]/g, "");

export function CodeForm({ name, label, submit, onCode }: Props) {
  const { t } = useTranslation("identity");
  const isCode = name === "code";
  const form = useCheckedForm<Record<string, string>>(
    (values) => {
      const input = stripSeparators(values[name] ?? "");
      const whole = isCode ? /^\d+$/.test(input) && input.length === DIGITS : input.length > 0;
      return whole ? {} : { [name]: t(isCode ? "second.codeShape" : "second.recoveryShape") };
    },
    { [name]: "" },
  );
  return (
    <Form
      form={form}
      onSubmit={(values) =>
        onCode(isCode ? stripSeparators(values[name] ?? "") : (values[name] ?? "").trim())
      }
    >
      <FormProblem />
      <TextField
        name={name}
        label={label}
        dir="ltr"
        autoFocus
        autoComplete={isCode ? "one-time-code" : "off"}
        {...(isCode ? { inputMode: "numeric" as const } : {})}
        maxLength={64}
      />
      <SubmitButton size="lg" wide whenValid busyText={t("action.busy")}>
        {submit}
      </SubmitButton>
    </Form>
  );
}
