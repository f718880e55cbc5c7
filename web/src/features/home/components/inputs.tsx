/** Fields whose words go to the draft with every key. */
import { Button } from "@learnt/ui/action/Button";
import { Grid } from "@learnt/ui/layout/layout";
import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { dayOfMoment, momentOfDay } from "../../../app/localTime";
import { PictureDrop } from "../../../app/PictureDrop";
import type { Item } from "../model";

type TextProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  dir?: "ltr";
  several?: boolean;
};

export function LabelledField({
  id,
  label,
  hint,
  error,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="kit-field">
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
      {children}
      {error && (
        <p className="kit-field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className="kit-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function TextInput({ label, value, onChange, hint, error, dir, several }: TextProps) {
  const id = useId();
  const customFields = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const input = {
    id,
    className: several ? "kit-input kit-textarea" : "kit-input",
    value: value ?? "",
    dir: dir ?? "auto",
    maxLength: several ? 2000 : 200,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": customFields || undefined,
  };
  return (
    <LabelledField id={id} label={label} hint={hint} error={error}>
      {several ? (
        <textarea {...input} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...input} onChange={(event) => onChange(event.target.value)} />
      )}
    </LabelledField>
  );
}

/** A day, the same one for every reader. */
export function DayInput({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <LabelledField id={id} label={t("field.timestamp")}>
      <input
        id={id}
        type="date"
        className="kit-input"
        value={value ? dayOfMoment(value).slice(0, 10) : ""}
        onChange={(event) => onChange(momentOfDay(event.target.value))}
      />
    </LabelledField>
  );
}

type PictureProps = { value: Item; error: string | undefined; onChange: (more: Item) => void };

export function PictureInput({ value, error, onChange }: PictureProps) {
  const { t } = useTranslation("home");
  return (
    <Grid
      gap="0.6rem"
      css={{ "& img": { inlineSize: "100%", maxBlockSize: "36", borderRadius: "md", objectFit: "cover" } }}
    >
      {value.url && <img src={value.url} alt="" />}
      <PictureDrop
        label={t("picture.choose")}
        hint={t("picture.hint")}
        error={error}
        onSent={({ id, ...seen }) => onChange({ ...seen, file: id })}
      />
      {value.file && (
        <Button size="sm" variant="ghost" icon={<X />} onClick={() => onChange({ file: "", url: "" })}>
          {t("picture.remove")}
        </Button>
      )}
    </Grid>
  );
}
