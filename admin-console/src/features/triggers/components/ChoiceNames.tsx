/** What ids are called, as far as this form has met them. */
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { Choice } from "../queries";

type ChoiceNames = { nameOf: (id: string) => string; learn: (choices: readonly Choice[]) => void };

const NamesContext = createContext<ChoiceNames>({ nameOf: (id) => id, learn: () => undefined });

export const useChoiceNames = () => useContext(NamesContext);

export function NamesProvider({ known, children }: { known: Record<string, string>; children: ReactNode }) {
  const [names, setNames] = useState(known);
  const learn = useCallback(
    (choices: readonly Choice[]) =>
      setNames((now) =>
        choices.every((item) => now[item.value] === item.label)
          ? now
          : { ...now, ...Object.fromEntries(choices.map((item) => [item.value, item.label])) },
      ),
    [],
  );
  const value = useMemo(
    () => ({ nameOf: (id: string) => names[id] ?? known[id] ?? id, learn }),
    [names, known, learn],
  );
  return <NamesContext value={value}>{children}</NamesContext>;
}
