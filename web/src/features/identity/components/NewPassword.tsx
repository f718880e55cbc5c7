/** A new password with its rules, as every screen asks for one. */
import { PasswordField } from "@learnt/ui/form/TextField";
import type { PasswordRules as Rules } from "../../../api/types";
import { PasswordRules } from "./PasswordRules";

type Props = {
  name: string;
  label: string;
  rules: Rules | null | undefined;
  names?: readonly (string | null | undefined)[];
  autoFocus?: boolean;
};

export function NewPassword({ name, label, rules, names = [], autoFocus }: Props) {
  return (
    <>
      <PasswordField name={name} label={label} autoComplete="new-password" autoFocus={autoFocus ?? false} />
      <PasswordRules name={name} rules={rules} names={names} />
    </>
  );
}
