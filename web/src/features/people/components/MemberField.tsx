/** One described field of a person, as its type is filled in. Its value in the form is a list, whatever the type. */

import { useDebounced } from "@learnt/ui/base/useDebounced";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Field } from "@learnt/ui/form/Field";
import { Select } from "@learnt/ui/form/SelectField";
import { TagsInput } from "@learnt/ui/form/TagsField";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NamedRef, ShownField } from "../model";
import { offeredOptions } from "../queries";

type Props = {
  field: ShownField;
  named: readonly NamedRef[];
  off?: boolean;
  /** Its name in the form, where it differs from the server's. */
  name?: string;
};

type InnerInputProps = {
  value: readonly string[];
  onChange: (next: string[]) => void;
  onBlur: () => void;
  disabled: boolean;
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean | undefined;
};

export function MemberField({ field, named, off = false, name = field.name }: Props) {
  const { t } = useTranslation("people");
  const isLong = field.optionCount > field.options.length;
  const hints = [
    field.hint,
    field.type === "person" && t("personHint"),
    isLong && t("searchHint", { count: field.optionCount }),
    field.type === "text" && field.many && t("listHint"),
  ];
  const hint = hints.filter(Boolean).join(" ");
  return (
    <Field name={name} label={field.label} optional={!field.required} {...(hint ? { hint } : {})}>
      {({ field: { value, onChange, onBlur }, inputProps }) => {
        const { "aria-required": _, ...rest } = inputProps;
        const inner: InnerInputProps = {
          ...rest,
          value: (value as string[]) ?? [],
          onChange,
          onBlur,
          disabled: off,
        };
        if (field.type === "person") return <PersonInput {...inner} named={named} />;
        if (field.type === "bool") return <Choice {...inner} choices={["true", "false"]} isBool />;
        if (field.type === "select" && !isLong) return <Choice {...inner} choices={field.options} />;
        if (field.type === "select" || field.type === "multi")
          return <OptionInput {...inner} field={field} isLong={isLong} />;
        if (field.many) return <TagsInput {...inner} />;
        return <SingleText {...inner} type={field.type} />;
      }}
    </Field>
  );
}

function SingleText({ value, onChange, type, ...rest }: InnerInputProps & { type: string }) {
  return (
    <div className="kit-input-box">
      <input
        {...rest}
        className="kit-input"
        type={type === "date" ? "date" : "text"}
        inputMode={type === "number" ? "decimal" : undefined}
        dir={type === "text" ? "auto" : "ltr"}
        maxLength={200}
        autoComplete="off"
        value={value[0] ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? [] : [target.value])}
      />
    </div>
  );
}

function Choice({
  value,
  onChange,
  choices,
  isBool,
  ...rest
}: InnerInputProps & { choices: readonly string[]; isBool?: boolean }) {
  const { t } = useTranslation("people");
  const held = value[0] ?? "";
  // What is not offered any more stays until something else is chosen.
  const all = held && !choices.includes(held) ? [held, ...choices] : choices;
  return (
    <Select
      {...rest}
      value={held}
      placeholder={t("choose")}
      choices={all.map((item) => ({ value: item, label: isBool ? t(`bool.${item}`) : item }))}
      onChange={({ target }) => onChange(target.value === "" ? [] : [target.value])}
    />
  );
}

/** Of a long list the server offers what was typed. A field for one option takes the latest. */
function OptionInput({
  field,
  isLong,
  value,
  onChange,
  ...rest
}: InnerInputProps & { field: ShownField; isLong: boolean }) {
  const [text, setText] = useState("");
  const search = useDebounced(text.trim(), 200);
  const query = useQuery({ ...offeredOptions(field.key, search), enabled: isLong && !rest.disabled });
  return (
    <>
      <TagsInput
        {...rest}
        value={value}
        onChange={(next) => onChange(field.many ? next : next.slice(-1))}
        onSearch={setText}
        suggestions={isLong ? (query.data ?? []) : field.options}
      />
      <QueryError query={query} />
    </>
  );
}

function PersonInput({ named, value, onChange, ...rest }: InnerInputProps & { named: readonly NamedRef[] }) {
  const nameOf = (id: string) => named.find((item) => item.id === id)?.name ?? id;
  return <TagsInput {...rest} value={value} labelOf={nameOf} onChange={(next) => onChange(next.slice(-1))} />;
}
