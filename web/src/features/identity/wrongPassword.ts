/** A password that is not right, told without a field: it is said at the password all the same. */
import { isWrongPassword, toFailure } from "../../api/problem";

type Form = {
  setError: (name: "password", error: { type: string; message: string }, how: { shouldFocus: true }) => void;
};

/** Whether that was what went wrong, and is said. */
export function showWrongPassword(form: Form, error: unknown): boolean {
  if (!isWrongPassword(error)) return false;
  form.setError("password", { type: "server", message: toFailure(error).message }, { shouldFocus: true });
  return true;
}
