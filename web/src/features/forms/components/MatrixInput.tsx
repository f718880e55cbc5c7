/** A matrix: a table of choices where there is room, and one choice after the other on a phone. */
import { Select } from "@learnt/ui/form/SelectField";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useIsNarrow } from "../../../app/useIsNarrow";
import type { Answers } from "../model";
import type { InputProps } from "./FieldInput";

/** It is shown as on a phone, however wide the window is. */
export const NarrowContext = createContext(false);

/** More columns are no table any more. */
const MAX_COLUMNS = 7;

export function Matrix(props: InputProps) {
  const [isNarrow, isPhone] = [useContext(NarrowContext), useIsNarrow()];
  const isTable = !isNarrow && !isPhone && (props.field.options ?? []).length <= MAX_COLUMNS;
  return isTable ? <Table {...props} /> : <Rows {...props} />;
}

function Rows({ field, value, onChange, labels, disabled }: InputProps) {
  const { t } = useTranslation("forms");
  const answers = (value ?? {}) as Answers;
  return (
    <Stack gap="3" role="group" id={labels.id} aria-labelledby={labels.labelledBy}>
      {(field.rows ?? []).map((row) => (
        <Stack key={row.id} gap="1">
          <Box id={`${labels.id}-${row.id}`}>
            <bdi>{row.label}</bdi>
          </Box>
          <Select
            aria-labelledby={`${labels.labelledBy} ${labels.id}-${row.id}`}
            placeholder={t("choose")}
            disabled={disabled}
            value={String(answers[row.id] ?? "")}
            onChange={(event) => onChange({ ...answers, [row.id]: event.target.value || null })}
            choices={(field.options ?? []).map(({ id, label }) => ({ value: id, label }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}

function Table({ field, value, onChange, labels, disabled }: InputProps) {
  const answers = (value ?? {}) as Answers;
  const columns = field.options ?? [];
  return (
    <Box overflowX="auto" role="group" id={labels.id} aria-labelledby={labels.labelledBy}>
      <table className="kit-table">
        <thead>
          <tr>
            <td />
            {columns.map(({ id, label }) => (
              <th key={id} scope="col" id={`${labels.id}-${id}`} style={{ textAlign: "center" }}>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(field.rows ?? []).map((row) => (
            <tr key={row.id}>
              <th scope="row" id={`${labels.id}-${row.id}`}>
                <bdi>{row.label}</bdi>
              </th>
              {columns.map(({ id }) => (
                <td key={id} style={{ textAlign: "center" }}>
                  <label className="kit-radio" style={{ justifyContent: "center" }}>
                    <input
                      type="radio"
                      name={`${labels.id}-${row.id}`}
                      aria-labelledby={`${labels.id}-${row.id} ${labels.id}-${id}`}
                      disabled={disabled}
                      checked={answers[row.id] === id}
                      onChange={() => onChange({ ...answers, [row.id]: id })}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
