/** One filter of a list that is one of a few; where there is nothing to choose, it is not there. */
import { type Choice, Select } from "../form/SelectField";
import type { ListState } from "./listState";

type FilterSelectProps = {
  state: Pick<ListState, "filters" | "setFilter">;
  name: string;
  label: string;
  /** What stands there while nothing is chosen. */
  all: string;
  choices: readonly Choice[];
};

export function FilterSelect({ state, name, label, all, choices }: FilterSelectProps) {
  const chosen = state.filters[name] ?? "";
  if (choices.length === 0 && !chosen) return null;
  // One that a link names stays to be seen, and to be taken away, where nothing has it any more.
  const isKnown = !chosen || choices.some(({ value }) => value === chosen);
  return (
    <Select
      aria-label={label}
      placeholder={all}
      value={chosen}
      onChange={(event) => state.setFilter(name, event.target.value)}
      choices={isKnown ? choices : [{ value: chosen, label: chosen }, ...choices]}
    />
  );
}

/** Choices that are their own names. */
export const asChoices = (values: readonly string[] = []): Choice[] =>
  values.map((value) => ({ value, label: value }));
