/** One filter over a chosen column, in one of the six modes; it stands in the address. */
import { Button } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import { Popover } from "@learnt/ui/overlay/Popover";
import { Filter } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Mode, modes, type RowFilter, readFilter, writeFilter } from "../filters";

type Field = { id: string; name: string };
type Props = { fields: readonly Field[]; value: string; onChange: (value: string) => void };

export function FilterBox({ fields, value, onChange }: Props) {
  const { t } = useTranslation("sample_ecommerce");
  const now = readFilter(
    value,
    fields.map(({ id }) => id),
  );
  const name = fields.find(({ id }) => id === now?.field)?.name;
  return (
    <Popover
      title={t("filter")}
      placement="bottom-start"
      trigger={
        <Button icon={<Filter />}>
          {now ? t("filter.on", { field: name, mode: t(`mode.${now.mode}`), value: now.value }) : t("filter")}
        </Button>
      }
    >
      <Fields fields={fields} now={now} onChange={onChange} />
    </Popover>
  );
}

function Fields({ fields, now, onChange }: Omit<Props, "value"> & { now: RowFilter | null }) {
  const { t } = useTranslation("sample_ecommerce");
  const [draft, setDraft] = useState<RowFilter>(
    now ?? { field: fields[0]?.id ?? "", mode: "contains", value: "" },
  );
  const text = useDebounced(writeFilter(draft), 250);
  const lastReported = useRef(text);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  useEffect(() => {
    if (text === lastReported.current) return;
    lastReported.current = text;
    latestOnChange.current(text);
  }, [text]);
  const set = (part: Partial<RowFilter>) => setDraft((was) => ({ ...was, ...part }));
  return (
    <Stack gap="2">
      <Select
        aria-label={t("filter.column")}
        value={draft.field}
        choices={fields.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => set({ field: event.target.value })}
      />
      <Select
        aria-label={t("filter.mode")}
        value={draft.mode}
        choices={modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
        onChange={(event) => set({ mode: event.target.value as Mode })}
      />
      <input
        className="kit-input"
        dir="auto"
        aria-label={t("filter.value")}
        placeholder={t("filter.value")}
        maxLength={100}
        value={draft.value}
        onChange={(event) => set({ value: event.target.value })}
      />
    </Stack>
  );
}
