/** Questions that are answered as often as is needed. */
import { Button } from "@learnt/ui/action/Button";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Answers } from "../model";
import { FieldInput, type InputProps } from "./FieldInput";

export function GroupFields({ field, value, onChange, labels, disabled }: InputProps) {
  const { t } = useTranslation("forms");
  const entries = (Array.isArray(value) ? value : []) as Answers[];
  const set = (at: number, entry: Answers) =>
    onChange(entries.map((item, place) => (place === at ? entry : item)));
  return (
    <Stack gap="3" id={labels.id} role="group" aria-labelledby={labels.labelledBy}>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name but their place
        <Stack key={at} gap="3" borderWidth="1px" borderRadius="md" p="3">
          {(field.fields ?? []).map((inner) => {
            const id = `${labels.id}-${at}-${inner.id}`;
            return (
              <div key={inner.id} className="kit-field">
                <span className="kit-label" id={`${id}-label`}>
                  {inner.label}
                </span>
                <FieldInput
                  field={inner}
                  value={entry[inner.id]}
                  onChange={(answer) => set(at, { ...entry, [inner.id]: answer })}
                  labels={{ id, labelledBy: `${id}-label`, isWrong: false }}
                  disabled={disabled ?? false}
                />
              </div>
            );
          })}
          {!disabled && (
            <Box>
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 />}
                onClick={() => onChange(entries.filter((_, place) => place !== at))}
              >
                {t("removeEntry")}
              </Button>
            </Box>
          )}
        </Stack>
      ))}
      {!disabled && (
        <Box>
          <Button size="sm" icon={<Plus />} onClick={() => onChange([...entries, {}])}>
            {t("addEntry")}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
