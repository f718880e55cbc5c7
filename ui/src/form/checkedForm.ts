/** A form whose fields are checked by one plain function, for pages where every kilobyte counts. */
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from "react-hook-form";

/** What is wrong, by field; an empty object when nothing is. */
export type Check<Values> = (values: Values) => { [Name in keyof Values]?: string };

export function useCheckedForm<Values extends FieldValues>(
  check: Check<Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({
    mode: "onTouched",
    defaultValues,
    resolver: (values) => {
      const wrong = Object.entries(check(values)).filter(([, message]) => message !== undefined);
      const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: "check", message }]));
      return wrong.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
}
