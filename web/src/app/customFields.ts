/** The fields that admins described, wherever people stand in a list: as columns that come along when they are shown. */
import { useFormat } from "@learnt/ui/base/format";
import { useColumnChoice } from "@learnt/ui/table/columnChoice";
import type { Column } from "@learnt/ui/table/DataTable";
import type { ListState } from "@learnt/ui/table/listState";
import { queryOptions } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client";
import type { Schemas } from "../api/types";
import { queryKeys } from "./queryKeys";

/** A field that an admin described. */
export type ShownField = Schemas["ShownField"];

/** The fields of people's forms, as admins described them; theirs to see. */
export const shownFields = queryOptions({
  queryKey: [...queryKeys.fields, "shown"],
  queryFn: ({ signal }) => api.get("/api/fields", { signal }),
});

/** A field's name in the address: there it is beside those that every list has. */
export const fieldParam = ({ key }: Pick<ShownField, "key">): `field-${string}` => `field-${key}`;

/** A value as people read it. Whom a field names the server says already. */
export function useFormatFieldValue(): (
  field: Pick<ShownField, "type"> | undefined,
  value: string,
) => string {
  const { t } = useTranslation("shell");
  const { date, number } = useFormat();
  return useCallback(
    (field, value) => {
      if (field?.type === "date") return date(value);
      if (field?.type === "number") return number(Number(value));
      if (field?.type === "bool") return t(`truth.${value}`);
      return value;
    },
    [t, date, number],
  );
}

type WithFields = { fields: Record<string, string[]> };

/** A column of each field; nobody sees them before they choose them. */
export function useCustomFieldColumns<Row extends WithFields>(
  fields: readonly ShownField[],
): readonly Column<Row>[] {
  const shownValue = useFormatFieldValue();
  return useMemo(
    () =>
      fields.map(
        (field): Column<Row> => ({
          id: fieldParam(field),
          header: field.label,
          hiddenAtFirst: true,
          figures: field.type === "date",
          ...(field.type === "number" ? { align: "end" } : {}),
          cell: ({ fields: held }) =>
            (held[field.key] ?? []).map((value) => shownValue(field, value)).join(", "),
        }),
      ),
    [fields, shownValue],
  );
}

/** Which of them the server is asked for: those that are shown. */
export function useRequestedFields<Row extends WithFields>(
  table: string,
  columns: readonly Column<Row>[],
  state: ListState,
  fields: readonly ShownField[],
): { fields?: string } {
  const [shown] = useColumnChoice(table, columns, state);
  const keys = fields.filter((field) => shown[fieldParam(field)]).map(({ key }) => key);
  return keys.length > 0 ? { fields: keys.join(".") } : {};
}
