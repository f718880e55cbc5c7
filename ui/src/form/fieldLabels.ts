/** What the fields of a form are called, and how their values are said: their form asks when two have changed one of them. */
import { createContext, useContext, useEffect, useRef } from "react";
import type { FieldDescription } from "../feedback/ConflictNotice";

export const FieldLabelsContext = createContext<Map<string, FieldDescription> | null>(null);

/** A field that says what it is called. It is remembered when it is no longer shown. */
export function useFieldLabel(name: string, label: unknown, text?: FieldDescription["text"]): void {
  const labels = useContext(FieldLabelsContext);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (typeof label === "string")
      labels?.set(name, { label, text: (value: unknown) => latest.current?.(value) });
  }, [labels, name, label]);
}
