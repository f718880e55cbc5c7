/** Every field: empty, filled in, refused, disabled. */
import { Button } from "@learnt/ui/action/Button";
import { Checkbox, CheckboxField, Switch, SwitchField } from "@learnt/ui/form/CheckboxField";
import { ColourField } from "@learnt/ui/form/ColourField";
import { SelectControl, TextControl } from "@learnt/ui/form/Control";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { FileButton, FileDrop } from "@learnt/ui/form/FileField";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { Segments } from "@learnt/ui/form/Segments";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, PasswordField, TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { useEffect } from "react";
import { z } from "zod";
import { Row } from "../Row";

const names = ["text", "password", "area", "number", "select", "radio", "check", "tags", "colour"] as const;
type Name = (typeof names)[number];
type Values = Record<Name, unknown> & { switch: boolean };

const filled: Values = {
  text: "Ada",
  password: "a-first-Passw0rd",
  area: "Some lines",
  number: 3,
  select: "one",
  radio: "one",
  check: true,
  tags: ["warehouse", "night"],
  colour: "#0b7a55",
  switch: true,
};
const empty: Values = {
  ...{ text: "", password: "", area: "", number: null, select: "", radio: "", check: false },
  ...{ tags: [], colour: "", switch: false },
};
const schema = z.record(z.string(), z.unknown());
const choices = [
  { value: "one", label: "The first", hint: "With a line of explanation" },
  { value: "two", label: "The second", disabled: true },
];

type Props = { label: string; values: Values; refused?: boolean; disabled?: boolean };

function Fields({ label, values, refused, disabled }: Props) {
  const form = useZodForm<Record<string, unknown>, unknown>(schema, { defaultValues: values });
  useEffect(() => {
    if (!refused) return;
    for (const name of names) form.setError(name, { type: "server", message: "This cannot be used." });
    // So that the sentence above the form is there too.
    void document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`)?.requestSubmit();
  }, [refused, form, label]);
  const off = { disabled: Boolean(disabled) };
  return (
    <Form
      form={form}
      label={label}
      onSubmit={() => {
        throw new Error("refused");
      }}
    >
      <FormProblem />
      <FieldRow>
        <TextField
          name="text"
          label="Name"
          hint="As it is in the passport"
          placeholder="Ada"
          suffix="@acme"
          {...off}
        />
        <PasswordField name="password" label="Password" optional {...off} />
      </FieldRow>
      <TextAreaField name="area" label="Description" placeholder="Some lines" {...off} />
      <FieldRow>
        <NumberField name="number" label="Minutes" suffix="min" {...off} />
        <SelectField name="select" label="Kind" placeholder="Choose" choices={choices} {...off} />
      </FieldRow>
      <RadioField name="radio" label="Who" choices={choices} />
      <CheckboxField name="check" label="I agree" hint="To all of it" {...off} />
      <SwitchField name="switch" label="Mails" {...off} />
      <TagsField name="tags" label="Tags" placeholder="Type one" suggestions={["day"]} {...off} />
      <ColourField name="colour" label="Primary" {...off} />
      <FormActions>
        <Button>Cancel</Button>
        <SubmitButton busyText="Saving" {...off}>
          Save
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

const nothing = () => undefined;
const segments = [
  { value: "list", label: "List" },
  { value: "cards", label: "Cards" },
];

export function Forms() {
  return (
    <>
      <Fields label="Filled in" values={filled} />
      <Fields label="Empty" values={empty} />
      <Fields label="Refused" values={filled} refused />
      <Fields label="Disabled" values={filled} disabled />
      <Row>
        <Checkbox aria-label="On" checked onChange={nothing} />
        <Checkbox aria-label="Off" checked={false} onChange={nothing} />
        <Checkbox aria-label="Some" mixed checked={false} onChange={nothing} />
        <Switch checked onChange={nothing} label="On" about="What it does" />
        <Switch checked={false} onChange={nothing} label="Off" />
        <Switch checked disabled onChange={nothing} label="Not to be changed" />
        <Segments label="View" value="list" options={segments} onChange={nothing} />
        <TextControl label="Title" hint="In no form" value="First aid" onChange={nothing} />
        <TextControl label="Comment" rows={3} error="Enter a comment." value="" onChange={nothing} />
        <SelectControl label="Kind" value="one" choices={choices} onChange={nothing} />
        <FieldFrame label="Minutes" hint="Around any input" optional>
          {(ties) => <input {...ties} className="kit-input" type="number" defaultValue={5} />}
        </FieldFrame>
        <SearchBox label="Search" value="" onChange={nothing} />
        <SearchBox label="Search again" value="Ada" onChange={nothing} />
        <FileButton accept="image/*" onFile={nothing}>
          Choose a picture
        </FileButton>
      </Row>
      <FileDrop label="Choose a file or drop it here" hint="At most 10 MB" accept="*" onFile={nothing} />
      <FileDrop label="On its way" accept="*" onFile={nothing} progress={40} />
      <FileDrop label="Being looked at" accept="*" onFile={nothing} progress="busy" />
      <FileDrop label="Not this one" accept="*" onFile={nothing} error="It is too large.">
        <span>lifting.pdf</span>
      </FileDrop>
    </>
  );
}
