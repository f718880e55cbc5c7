/** Documents chosen by their names, kept by their ids. */

import { useDebounced } from "@learnt/ui/base/useDebounced";
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
import { Field } from "@learnt/ui/form/Field";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { named } from "../model";
import { type Choice, choicesQuery } from "../queries";
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

const nothing: Choice[] = [];

export function PickField({ tenantId, team, kind, single, placeholder, ...field }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, 250);
  const known = useQuery(choicesQuery(tenantId, { team, kind, search }));
  const choices = known.data ?? nothing;
  const queries = useQueryClient();
  const { getValues, setValue } = useFormContext();
  const { nameOf, learn } = useNames();
  useEffect(() => learn(choices), [choices, learn]);

  const held = (): string[] => [getValues(field.name)].flat().filter(Boolean);
  const keep = (values: string[]) =>
    setValue(field.name, single ? (values.at(-1) ?? "") : [...new Set(values)], {
      shouldDirty: true,
      shouldValidate: true,
    });
  // Whoever types faster than the list comes has it looked up; what is no name of anything is nothing.
  const add = async (pieces: string[]) => {
    const here = named(choices, pieces);
    const wider = { team, kind, search: pieces[0] ?? "" };
    const found = here ?? named(await queries.fetchQuery(choicesQuery(tenantId, wider)), pieces);
    if (!found) return;
    learn([found]);
    keep([...held(), found.value]);
  };
  const change = (next: string[], before: string[]) => {
    setTyped("");
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
              suggestions={choices.map((one) => one.label)}
              onSearch={setTyped}
              placeholder={placeholder}
              labelOf={nameOf}
            />
            <LookupTrouble of={known} />
          </>
        );
      }}
    </Field>
  );
}
