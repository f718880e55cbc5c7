/** Fields at work: checked as they are left, refused with a sentence. */

import { toast } from "@learnt/ui/feedback/toast";
import { CheckboxField, SwitchField } from "@learnt/ui/form/CheckboxField";
import { ColourField } from "@learnt/ui/form/ColourField";
import { useCheckedForm } from "@learnt/ui/form/checkedForm";
import { DayFilter } from "@learnt/ui/form/DayFilter";
import { FileDrop } from "@learnt/ui/form/FileField";
import { FieldRow, Form, FormActions, SubmitButton } from "@learnt/ui/form/Form";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Segments } from "@learnt/ui/form/Segments";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, PasswordField, TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExampleProps } from "./example";

type Values = {
  name: string;
  password: string;
  about: string;
  minutes: number | null;
  kind: string;
  agreed: boolean;
  mails: boolean;
  tags: string[];
  colour: string;
};

const EMPTY: Values = {
  ...{ name: "", password: "", about: "", minutes: 30, kind: "course" },
  ...{ agreed: false, mails: true, tags: [], colour: "" },
};

export default function Forms({ component }: ExampleProps) {
  const { t } = useTranslation("sample_kit");
  const choices = ["course", "event"].map((value) => ({ value, label: t(`example.${value}`) }));
  const fields: Partial<Record<typeof component, ReactNode>> = {
    "form/Form": (
      <>
        <TextField name="name" label={t("example.name")} autoComplete="off" />
        <FormActions>
          <SubmitButton>{t("example.save")}</SubmitButton>
        </FormActions>
      </>
    ),
    "form/TextField": (
      <>
        <FieldRow>
          <TextField name="name" label={t("example.name")} hint={t("example.hint")} autoComplete="off" />
          <PasswordField name="password" label={t("example.password")} autoComplete="new-password" />
        </FieldRow>
        <NumberField name="minutes" label={t("example.minutes")} min={1} />
        <TextAreaField name="about" label={t("example.about")} optional />
      </>
    ),
    "form/SelectField": (
      <>
        <SelectField name="kind" label={t("example.kind")} choices={choices} />
        <RadioField name="kind" label={t("example.kind")} choices={choices} />
      </>
    ),
    "form/CheckboxField": (
      <>
        <CheckboxField name="agreed" label={t("example.agree")} />
        <SwitchField name="mails" label={t("example.mails")} />
      </>
    ),
    "form/TagsField": <TagsField name="tags" label={t("example.tags")} />,
    "form/ColourField": <ColourField name="colour" label={t("example.colour")} />,
  };
  const inside = fields[component];
  return inside ? (
    <Example label={component}>{inside}</Example>
  ) : (
    <UncontrolledFields component={component} />
  );
}

function Example({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation("sample_kit");
  const form = useCheckedForm<Values>(
    ({ name }) => (name.trim() ? {} : { name: t("example.nameNeeded") }),
    EMPTY,
  );
  return (
    <Form form={form} label={label} onSubmit={() => void toast.success(t("example.saved"))}>
      {children}
    </Form>
  );
}

/** What stands outside forms: in bars and above lists. */
function UncontrolledFields({ component }: ExampleProps) {
  const { t } = useTranslation("sample_kit");
  const [text, setText] = useState("");
  const [view, setView] = useState("list");
  const [day, setDay] = useState("");
  const [file, setFile] = useState("");
  if (component === "form/Segments")
    return (
      <Segments
        label={t("example.view")}
        value={view}
        onChange={setView}
        options={["list", "cards"].map((value) => ({ value, label: t(`example.${value}`) }))}
      />
    );
  if (component === "form/SearchBox")
    return (
      <Stack gap="2">
        <SearchBox value={text} onChange={setText} label={t("example.search")} />
        <Text muted small role="status">
          {text && t("example.searched", { text })}
        </Text>
      </Stack>
    );
  if (component === "form/DayFilter")
    return <DayFilter label={t("example.since")} value={day} onChange={setDay} />;
  return (
    <FileDrop
      label={t("example.choose")}
      accept="image/*"
      hint={t("example.stays")}
      onFile={(chosen) => setFile(chosen.name)}
    >
      {file && <bdi>{file}</bdi>}
    </FileDrop>
  );
}
