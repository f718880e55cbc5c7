/** The second step: what they have. */
import { Button } from "@learnt/ui/action/Button";
import { knowsPasskeys } from "@learnt/ui/base/passkeys";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { Form, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { useTranslation } from "react-i18next";
import { checkCodeField, plainCode } from "../model";
import { type Challenge, checkCode } from "../queries";
import { PasskeyButton } from "./PasskeyButton";

type CodeStepProps = { challenge: Challenge; onPassed: () => void; onBack: () => void };

export function CodeStep({ challenge, onPassed, onBack }: CodeStepProps) {
  const { t } = useTranslation("sign_in");
  const check = checkCodeField((problem) => t(`errors.${problem}`));
  const form = useCheckedForm(check, { code: "" });
  const submit = async ({ code }: { code: string }) => {
    await checkCode(challenge.challenge, plainCode(code));
    onPassed();
  };
  return (
    <Form form={form} label={t("codeHeading")} onSubmit={submit}>
      <TextField
        name="code"
        label={t("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        dir="ltr"
        autoFocus
      />
      <FormProblem />
      <SubmitButton size="lg" wide>
        {t("signIn")}
      </SubmitButton>
      {challenge.hasPasskey && knowsPasskeys() && (
        <PasskeyButton challenge={challenge.challenge} onPassed={onPassed} />
      )}
      <Button variant="plain" wide onClick={onBack}>
        {t("back")}
      </Button>
    </Form>
  );
}
