/** The sheet of a design: how it lies, its paper, its frame, its colours, the language of its days. */
import { ColourField } from "@learnt/ui/form/ColourField";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Grid } from "@learnt/ui/layout/layout";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { setOrientation } from "../design";
import { type Design, MAX_TITLE_LENGTH } from "../model";
import { PictureInput } from "./PictureInput";
import { fourColumns } from "./styles";

type Props = {
  title: string;
  design: Design;
  onTitle: (title: string) => void;
  onChange: (change: (design: Design) => Design) => void;
};

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

export function SheetPanel({ title, design, onTitle, onChange }: Props) {
  const { t } = useTranslation("certificates");
  const { orientation, language, frame, background } = design;
  const values = { title, orientation, language, frame, background, accent: design.accent ?? "" };
  const form = useForm({ values, mode: "onChange" });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values: now }) => {
          if (name === "title") onTitle(now.title);
          if (name === "orientation") onChange((design) => setOrientation(design, now.orientation));
          if (name === "language" || name === "frame")
            onChange((design) => ({ ...design, [name]: now[name] }));
          if (name === "background" && isColour(now.background))
            onChange((design) => ({ ...design, background: now.background }));
          if (name === "accent" && (now.accent === "" || isColour(now.accent)))
            onChange((design) => ({ ...design, accent: now.accent || null }));
        },
      }),
    [form, onTitle, onChange],
  );
  return (
    <FormProvider {...form}>
      <Grid as="fieldset" gap="0.85rem" minInlineSize="0" aria-label={t("designer.sheet")}>
        <TextField name="title" label={t("template.name")} maxLength={MAX_TITLE_LENGTH} dir="auto" />
        <Grid templateColumns={fourColumns} gap="3">
          <SelectField
            name="orientation"
            label={t("designer.orientation")}
            choices={(["landscape", "portrait"] as const).map((value) => ({
              value,
              label: t(`designer.orientation.${value}`),
            }))}
          />
          <SelectField
            name="frame"
            label={t("designer.frame")}
            choices={(["none", "line", "double"] as const).map((value) => ({
              value,
              label: t(`designer.frame.${value}`),
            }))}
          />
          <ColourField name="background" label={t("designer.background")} />
          <ColourField name="accent" label={t("designer.accent")} />
        </Grid>
        <p className="kit-field-hint">{t("designer.accentHint")}</p>
        <SelectField
          name="language"
          label={t("designer.language")}
          choices={[
            { value: "en", label: "English" },
            { value: "ar", label: "العربية" },
          ]}
        />
        <PictureInput
          label={t("designer.picture")}
          hint={t("designer.pictureHint")}
          value={design.picture ?? null}
          onChange={(id) => onChange((design) => ({ ...design, picture: id }))}
        />
      </Grid>
    </FormProvider>
  );
}
