/** Filters by what people have in the fields that admins described: one each, as chips that go away again. */

import { Button } from "@learnt/ui/action/Button";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SelectControl } from "@learnt/ui/form/Control";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { Select } from "@learnt/ui/form/SelectField";
import { Popover } from "@learnt/ui/overlay/Popover";
import type { ListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ListFilter, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldParam, type ShownField, useFormatFieldValue } from "../../../app/customFields";
import { nameOf } from "../model";
import { offeredOptions, person } from "../queries";
import { PersonSearch } from "./PersonSearch";

type Props = { fields: readonly ShownField[]; state: ListState };

export function FieldFilters({ fields, state }: Props) {
  const { t } = useTranslation("people");
  if (fields.length === 0) return null;
  return (
    <>
      <Popover
        placement="bottom-start"
        title={t("users.byField")}
        trigger={<Button icon={<ListFilter />}>{t("users.byField")}</Button>}
      >
        {(close) => (
          <ChooseValue
            fields={fields}
            onChoose={(field, value) => {
              state.setFilter(fieldParam(field), value);
              close();
            }}
          />
        )}
      </Popover>
      {fields.map((field) => {
        const value = state.filters[fieldParam(field)];
        if (!value) return null;
        const chip = { field, value, onRemove: () => state.setFilter(fieldParam(field), "") };
        return field.type === "person" ? (
          <PersonChip key={field.key} {...chip} />
        ) : (
          <Chip key={field.key} {...chip} />
        );
      })}
    </>
  );
}

type ChipProps = { field: ShownField; value: string; onRemove: () => void };

function Chip({ field, value, onRemove }: ChipProps) {
  const { t } = useTranslation("people");
  const shownValue = useFormatFieldValue();
  const shown = `${field.label}: ${shownValue(field, value)}`;
  return (
    <span className="kit-tag">
      <bdi>{shown}</bdi>
      <button type="button" aria-label={t("users.withoutField", { filter: shown })} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </span>
  );
}

/** Whoever the address names by an id is shown by name. */
function PersonChip({ value, ...rest }: ChipProps) {
  const { t } = useTranslation("people");
  const query = useQuery({ ...person(value), refetchInterval: false });
  const name = query.data ? nameOf(query.data.profile) : query.isError ? t("users.stranger") : "…";
  return <Chip {...rest} value={name} />;
}

type ChooseProps = { fields: readonly ShownField[]; onChoose: (field: ShownField, value: string) => void };

function ChooseValue({ fields, onChoose }: ChooseProps) {
  const { t } = useTranslation("people");
  const [key, setKey] = useState("");
  const [value, setValue] = useState("");
  const field = fields.find((item) => item.key === key);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (field && field.type !== "person" && value.trim()) onChoose(field, value.trim());
  };
  return (
    <form className="kit-form" onSubmit={choose}>
      <SelectControl
        label={t("users.field")}
        value={key}
        placeholder={t("choose")}
        choices={fields.map((item) => ({ value: item.key, label: item.label }))}
        onChange={(key) => {
          setKey(key);
          setValue("");
        }}
      />
      {field?.type === "person" && (
        <PersonSearch
          text={value}
          onText={setValue}
          label={t("users.findFor", { field: field.label })}
          takes={(name) => t("users.filterBy", { name })}
          onTake={({ id }) => onChoose(field, id)}
        />
      )}
      {field && field.type !== "person" && (
        <FieldFrame label={field.label}>
          {({ id }) => <Value id={id} field={field} value={value} onChange={setValue} />}
        </FieldFrame>
      )}
      {field?.type !== "person" && (
        <div>
          <Button type="submit" variant="solid" disabled={!field || !value.trim()}>
            {t("users.filter")}
          </Button>
        </div>
      )}
    </form>
  );
}

type ValueProps = { id: string; field: ShownField; value: string; onChange: (value: string) => void };

function Value({ id, field, value, onChange }: ValueProps) {
  const { t } = useTranslation("people");
  const shownValue = useFormatFieldValue();
  const isLong = field.optionCount > field.options.length;
  const search = useDebounced(value.trim(), 200);
  const query = useQuery({ ...offeredOptions(field.key, search), enabled: isLong });
  const choices = field.type === "bool" ? ["true", "false"] : field.options;
  if (choices.length > 0)
    return (
      <Select
        id={id}
        value={value}
        placeholder={t("choose")}
        choices={choices.map((item) => ({ value: item, label: shownValue(field, item) }))}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <>
      <div className="kit-input-box">
        <input
          id={id}
          className="kit-input"
          type={field.type === "date" ? "date" : "text"}
          inputMode={field.type === "number" ? "decimal" : undefined}
          dir={field.type === "text" || isLong ? "auto" : "ltr"}
          autoComplete="off"
          maxLength={200}
          list={isLong ? `${id}-offers` : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {isLong && (
          <datalist id={`${id}-offers`}>
            {(query.data ?? []).map((item) => (
              <option key={item} value={item} />
            ))}
          </datalist>
        )}
      </div>
      <QueryError query={query} />
    </>
  );
}
