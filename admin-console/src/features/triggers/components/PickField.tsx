/** Documents chosen by their names, kept by their ids. */

import { useDebounced } from "@learnt/ui/base/useDebounced";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Field } from "@learnt/ui/form/Field";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { findChoice } from "../model";
import { type Choice, choicesQuery } from "../queries";
import { useChoiceNames } from "./ChoiceNames";

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

const nothing: Choice[] = [];

export function PickField({ tenantId, team, kind, single, placeholder, ...field }: Props) {
  const [input, setInput] = useState("");
  const search = useDebounced(input, 250);
  const query = useQuery(choicesQuery(tenantId, { team, kind, search }));
  const choices = query.data ?? nothing;
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext();
  const { nameOf, learn } = useChoiceNames();
  useEffect(() => learn(choices), [choices, learn]);

  const held = (): string[] => [getValues(field.name)].flat().filter(Boolean);
  const keep = (values: string[]) =>
    setValue(field.name, single ? (values.at(-1) ?? "") : [...new Set(values)], {
      shouldDirty: true,
      shouldValidate: true,
    });
  // Whoever types faster than the list comes has it looked up; what is no name of anything is nothing.
  const add = async (pieces: string[]) => {
    const known = findChoice(choices, pieces);
    const wider = { team, kind, search: pieces[0] ?? "" };
    const result = known ?? findChoice(await queryClient.fetchQuery(choicesQuery(tenantId, wider)), pieces);
    if (!result) return;
    learn([result]);
    keep([...held(), result.value]);
  };
  const change = (next: string[], before: string[]) => {
    setInput("");
    const pieces = next.filter((value) => !before.includes(value));
    if (pieces.length === 0) keep(next);
    else void add(pieces).catch(() => undefined);
  };

  return (
    <Field {...field}>
      {({ field: { value, onBlur }, inputProps }) => {
        const now = [value].flat().filter(Boolean) as string[];
        return (
          <>
            <TagsInput
              {...inputProps}
              value={now}
              onChange={(next) => change(next, now)}
              onBlur={onBlur}
              suggestions={choices.map((item) => item.label)}
              onSearch={setInput}
              placeholder={placeholder}
              labelOf={nameOf}
            />
            <QueryError query={query} />
          </>
        );
      }}
    </Field>
  );
}
