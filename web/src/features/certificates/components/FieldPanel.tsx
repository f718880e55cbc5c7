/** One field of a design: where it is, how it looks, what it says. */
import { Button } from "@learnt/ui/action/Button";
import { ColourField } from "@learnt/ui/form/ColourField";
import { SelectField } from "@learnt/ui/form/SelectField";
import { NumberField, TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Grid } from "@learnt/ui/layout/layout";
import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Field, hasText, isTextField, MAX_TEXT_LENGTH, MIN_SIDE, SIZES } from "../design";
import { PictureInput } from "./PictureInput";
import { fourColumns } from "./styles";

type Props = { field: Field; onChange: (change: Partial<Field>) => void; onRemove: () => void };

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
/** Of what stands in an input for now, what a field can be. */
function toFieldChange(key: keyof Field, value: unknown): Partial<Field> | null {
  if (key === "colour") {
    const text = String(value ?? "");
    if (text === "") return { colour: null };
    return isColour(text) ? { colour: text } : null;
  }
  if (typeof value === "number") {
    if (Number.isNaN(value)) return null;
    if (key === "size" && (value < SIZES.least || value > SIZES.most)) return null;
    return { [key]: value };
  }
  return typeof value === "string" ? { [key]: value } : null;
}

export function FieldPanel({ field, onChange, onRemove }: Props) {
  const { t } = useTranslation("certificates");
  const { picture, kind, ...rest } = field;
  const values = { ...rest, colour: rest.colour ?? "" };
  const form = useForm({ values, mode: "onChange" });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values: now }) => {
          const key = name as keyof typeof now | undefined;
          const change = key && toFieldChange(key, now[key]);
          if (change) onChange(change);
        },
      }),
    [form, onChange],
  );
  return (
    <FormProvider {...form}>
      <Grid as="fieldset" mt="4" gap="0.85rem" minInlineSize="0" aria-label={t(`field.${kind}`)}>
        <Grid templateColumns={fourColumns} gap="3">
          {(["x", "y", "width", "height"] as const).map((side) => (
            <NumberField
              key={side}
              name={side}
              label={t(`designer.${side}`)}
              min={side === "x" || side === "y" ? 0 : MIN_SIDE}
              step={0.5}
              suffix="mm"
            />
          ))}
        </Grid>
        {isTextField(kind) && (
          <>
            {hasText(kind) &&
              (kind === "text" ? (
                <TextAreaField name="text" label={t("designer.text")} rows={3} maxLength={MAX_TEXT_LENGTH} />
              ) : (
                <TextField
                  name="text"
                  label={kind === "signature" ? t("designer.signedBy") : t("designer.before")}
                  maxLength={MAX_TEXT_LENGTH}
                  dir="auto"
                  optional
                />
              ))}
            <Grid templateColumns={fourColumns} gap="3">
              <NumberField
                name="size"
                label={t("designer.size")}
                min={SIZES.least}
                max={SIZES.most}
                step={0.5}
                suffix="pt"
              />
              <SelectField
                name="align"
                label={t("designer.align")}
                choices={(["left", "centre", "right"] as const).map((value) => ({
                  value,
                  label: t(`designer.align.${value}`),
                }))}
              />
              <SelectField
                name="style"
                label={t("designer.style")}
                choices={(["sans", "serif"] as const).map((value) => ({
                  value,
                  label: t(`designer.style.${value}`),
                }))}
              />
              <ColourField name="colour" label={t("designer.colour")} />
            </Grid>
            <p className="kit-field-hint">{t("designer.colourHint")}</p>
          </>
        )}
        {kind === "signature" && (
          <PictureInput
            label={t("designer.signature")}
            hint={t("designer.pictureHint")}
            value={picture ?? null}
            onChange={(id) => onChange({ picture: id })}
          />
        )}
        <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={onRemove}>
          {t("designer.remove", { field: t(`field.${kind}`) })}
        </Button>
      </Grid>
    </FormProvider>
  );
}
