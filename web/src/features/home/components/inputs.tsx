/** Fields whose words go to the draft with every key. */
import { Button } from "@learnt/ui/action/Button";
import { TextControl } from "@learnt/ui/form/Control";
import { Grid } from "@learnt/ui/layout/layout";
import { X } from "lucide-react";
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

export function TextInput({ value, several, ...control }: TextProps) {
  return (
    <TextControl
      {...control}
      value={value ?? ""}
      maxLength={several ? 2000 : 200}
      {...(several ? { rows: 4 } : {})}
    />
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
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
  return (
    <TextControl
      label={t("field.timestamp")}
      type="date"
      value={value ? dayOfMoment(value).slice(0, 10) : ""}
      onChange={(day) => onChange(momentOfDay(day))}
    />
  );
}

type PictureProps = { value: Item; error: string | undefined; onChange: (more: Item) => void };

export function PictureInput({ value, error, onChange }: PictureProps) {
  const { t } = useTranslation(["home_editor", "home"], { nsMode: "fallback" });
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
