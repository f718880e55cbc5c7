/** What must hold of a row: field, operator and value, line by line. */
import { Button } from "@learnt/ui/action/Button";
import { FieldRow } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Plus, X } from "lucide-react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { comparesWith, maxFilters, type QueryForm } from "../model";
import type { QueryField } from "../queries";

type Props = { form: UseFormReturn<QueryForm, unknown, QueryForm>; fields: readonly QueryField[] };

export function Filters({ form, fields }: Props) {
  const { t } = useTranslation("query");
  const lines = useFieldArray({ control: form.control, name: "filters" });
  return (
    <Stack gap="3" as="fieldset" border="0" padding="0" margin="0">
      <legend className="kit-label">{t("filters")}</legend>
      {lines.fields.length === 0 && <Text muted>{t("noFilters")}</Text>}
      {lines.fields.map(({ id }, index) => (
        <Line key={id} form={form} fields={fields} index={index} onRemove={() => lines.remove(index)} />
      ))}
      <Box>
        <Button
          size="sm"
          icon={<Plus aria-hidden="true" />}
          disabled={lines.fields.length >= maxFilters}
          onClick={() => lines.append({ field: "", operator: "", value: "" })}
        >
          {t("addFilter")}
        </Button>
      </Box>
    </Stack>
  );
}

function Line({ form, fields, index, onRemove }: Props & { index: number; onRemove: () => void }) {
  const { t } = useTranslation("query");
  const line = useWatch({ control: form.control, name: `filters.${index}` });
  const field = fields.find(({ name }) => name === line?.field);
  const number = index + 1;
  return (
    <FieldRow>
      <SelectField
        name={`filters.${index}.field`}
        label={t("filterField", { number })}
        placeholder={t("choose")}
        choices={fields.map(({ name, masked }) => ({
          value: name,
          label: masked ? t("maskedField", { name }) : name,
        }))}
      />
      <SelectField
        name={`filters.${index}.operator`}
        label={t("filterOperator", { number })}
        placeholder={t("choose")}
        disabled={!field}
        choices={(field?.operators ?? []).map((word) => ({ value: word, label: t(`operators.${word}`) }))}
      />
      {comparesWith(line?.operator ?? "") && (
        <TextField
          name={`filters.${index}.value`}
          label={t("filterValue", { number })}
          hint={field && t(`valueHints.${line?.operator === "oneOf" ? "oneOf" : field.kind}`)}
          maxLength={300}
          autoComplete="off"
          dir="auto"
        />
      )}
      <Box alignSelf="end">
        <Button
          variant="ghost"
          icon={<X aria-hidden="true" />}
          aria-label={t("removeFilter", { number })}
          onClick={onRemove}
        />
      </Box>
    </FieldRow>
  );
}
