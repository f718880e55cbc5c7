/** What is asked: the tenant, the collection, what must hold, in which order, how much of it, and why. */

import { Button } from "@learnt/ui/action/Button";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { SearchBox } from "@learnt/ui/form/SearchBox";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { tenantsQuery } from "../../tenants/queries";
import { fieldsOf, maxRows, type QueryForm } from "../model";
import { collectionsQuery } from "../queries";
import { Filters } from "./Filters";
import { SaveDialog } from "./SaveDialog";

type Props = {
  form: UseFormReturn<QueryForm, unknown, QueryForm>;
  needsCode: boolean;
  onSubmit: (values: QueryForm) => Promise<void>;
};

/** The server's names of what the form calls otherwise. */
const fieldNames = { "order.0.field": "orderBy" };

export function QueryFields({ form, needsCode, onSubmit }: Props) {
  const { t } = useTranslation("query");
  const [keeping, setKeeping] = useState(false);
  const [tenant, collection] = useWatch({ control: form.control, name: ["tenant", "collection"] });
  const collections = useQuery(collectionsQuery(tenant));
  const fields = fieldsOf(collections.data, collection);
  const choices = (collections.data ?? []).map(({ name }) => ({ value: name, label: name }));
  const known = choices.some(({ value }) => value === collection);
  return (
    <Card>
      <Form form={form} label={t("page")} onSubmit={onSubmit} fieldNames={fieldNames}>
        <FieldRow>
          <TenantField chosen={tenant} />
          <SelectField
            name="collection"
            label={t("collection")}
            placeholder={tenant ? t("choose") : t("tenantFirst")}
            disabled={!tenant}
            choices={collection && !known ? [...choices, { value: collection, label: collection }] : choices}
          />
        </FieldRow>
        <QueryError query={collections} />
        {fields.length > 0 && (
          <Stack gap="4" minWidth="0">
            <Filters form={form} fields={fields} />
            <FieldRow>
              <SelectField
                name="orderBy"
                label={t("orderBy")}
                placeholder={t("anyOrder")}
                choices={fields
                  .filter(({ sorts }) => sorts)
                  .map(({ name }) => ({ value: name, label: name }))}
              />
              <SelectField
                name="direction"
                label={t("direction")}
                choices={[
                  { value: "up", label: t("up") },
                  { value: "down", label: t("down") },
                ]}
              />
              <NumberField name="limit" label={t("limit")} min={1} max={maxRows} />
            </FieldRow>
            <TagsField
              name="fields"
              label={t("fields")}
              hint={t("fieldsHint")}
              suggestions={fields.map(({ name }) => name)}
              optional
            />
          </Stack>
        )}
        <TextField
          name="reason"
          label={t("reason")}
          hint={t("reasonHint")}
          maxLength={500}
          autoComplete="off"
        />
        {needsCode && (
          <TextField
            name="code"
            label={t("code")}
            hint={t("codeHint")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            dir="ltr"
          />
        )}
        <FormProblem />
        <FormActions>
          <Button disabled={!collection} onClick={() => setKeeping(true)}>
            {t("save")}
          </Button>
          <SubmitButton icon={<Play aria-hidden="true" />} busyText={t("running")}>
            {t("run")}
          </SubmitButton>
        </FormActions>
      </Form>
      {keeping && <SaveDialog form={form} onClose={() => setKeeping(false)} />}
    </Card>
  );
}

/** Among more tenants than a list can hold one looks for the one that is meant. */
function TenantField({ chosen }: { chosen: string }) {
  const { t } = useTranslation("query");
  const [search, setSearch] = useState("");
  const tenants = useQuery(tenantsQuery({ search, sort: "name", perPage: 100 }));
  const choices = (tenants.data?.items ?? []).map(({ id, name }) => ({
    value: id,
    label: `${name} (${id})`,
  }));
  const listed = choices.some(({ value }) => value === chosen);
  const isMore = search !== "" || (tenants.data?.total ?? 0) > choices.length;
  return (
    <Stack gap="2" minWidth="0">
      <SelectField
        name="tenant"
        label={t("tenant")}
        placeholder={t("choose")}
        choices={chosen && !listed ? [{ value: chosen, label: chosen }, ...choices] : choices}
      />
      {isMore && <SearchBox label={t("findTenant")} value={search} onChange={setSearch} />}
      <QueryError query={tenants} />
    </Stack>
  );
}
