/** Documents or values chosen by a part of their names; kept by their ids. */
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Field } from "@learnt/ui/form/Field";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { choicesQuery } from "../queries";
import { useNames } from "./names";

type Props = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  placeholder?: string;
  tenantId: string;
  team: string;
  kind: string;
  /** One at most, and the form has it as a text. */
  single?: boolean;
};

export function PickField({ tenantId, team, kind, single, placeholder, ...field }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 250);
  const found = useQuery(choicesQuery(tenantId, { team, kind, search }));
  const { nameOf, learn } = useNames();
  const choices = found.data ?? [];
  useEffect(() => learn(found.data ?? []), [found.data, learn]);

  // What was typed whole is as good as what was chosen; what is no name of anything is nothing.
  const read = (values: string[], before: string[]) =>
    values.flatMap((value) => {
      if (before.includes(value) || choices.some((one) => one.value === value)) return [value];
      const named = choices.find((one) => one.label.toLowerCase() === value.toLowerCase());
      return named ? [named.value] : [];
    });
  return (
    <Field {...field}>
      {({ field: { value, onChange, onBlur }, inputProps }) => {
        const now = single ? [value as string].filter(Boolean) : ((value as string[]) ?? []);
        return (
          <TagsInput
            {...inputProps}
            value={now}
            onChange={(next) => {
              const read_ = [...new Set(read(next, now))];
              setTyped("");
              onChange(single ? (read_.at(-1) ?? "") : read_);
            }}
            onBlur={onBlur}
            suggestions={choices.map((one) => one.value)}
            onSearch={setTyped}
            placeholder={placeholder}
            labelOf={nameOf}
          />
        );
      }}
    </Field>
  );
}
