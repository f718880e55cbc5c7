/** Forms whose fields are checked by a zod schema: all but the login form, whose page is too small for zod. */
import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { config, type ZodType } from "zod";

// Zod would try to compile its checks with `new Function`, which the policy of the page refuses.
config({ jitless: true });

/** `useForm` with a zod schema; checked when a field is left, then as it is typed in. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, "resolver"> & { defaultValues: DefaultValues<Input> },
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({ mode: "onTouched", ...options, resolver: zodResolver(schema) });
}
