/** The fields of a product, a tab each. */
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { FieldRow } from "@learnt/ui/form/Form";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, TextAreaField, TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Product, withoutTax, withTax } from "../model";
import { products } from "../queries";

const Sheet = ({ children }: { children: ReactNode }) => (
  <Card>
    <Stack gap="4">{children}</Stack>
  </Card>
);

/** Words that other products have already. */
function useKnownValues(of: (product: Product) => string[]): string[] {
  const all = useQuery(products).data;
  return useMemo(() => [...new Set(all?.flatMap(of))].sort(), [all, of]);
}
const categoriesOf = (item: Product) => item.categories;
const tagsOf = (item: Product) => item.tags;

export function BasicFields() {
  const { t } = useTranslation("sample_ecommerce");
  return (
    <Sheet>
      <TextField name="name" label={t("product.name")} maxLength={200} dir="auto" />
      <TextAreaField name="description" label={t("product.description")} optional rows={5} maxLength={5000} />
      <TagsField
        name="categories"
        label={t("product.categories")}
        optional
        suggestions={useKnownValues(categoriesOf)}
      />
      <TagsField name="tags" label={t("product.tags")} optional suggestions={useKnownValues(tagsOf)} />
      <CheckboxField name="active" label={t("product.active")} hint={t("product.activeHint")} />
    </Sheet>
  );
}

type Prices = Pick<Product, "priceTaxExcl" | "priceTaxIncl" | "taxRate">;

/** The price with tax follows the one without, and the other way round, whichever was typed last. */
function usePrices() {
  const { watch, setValue, getValues } = useFormContext<Prices>();
  useEffect(() => {
    const follow = (name: keyof Prices, value: number) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    const watching = watch((_all, { name, type }) => {
      if (type !== "change") return;
      const { priceTaxExcl, priceTaxIncl, taxRate } = getValues();
      const isPrice = (value: unknown): value is number => typeof value === "number";
      if ((name === "priceTaxExcl" || name === "taxRate") && isPrice(priceTaxExcl) && isPrice(taxRate))
        follow("priceTaxIncl", withTax(priceTaxExcl, taxRate));
      if (name === "priceTaxIncl" && isPrice(priceTaxIncl) && isPrice(taxRate))
        follow("priceTaxExcl", withoutTax(priceTaxIncl, taxRate));
    });
    return () => watching.unsubscribe();
  }, [watch, setValue, getValues]);
}

const EURO = "€";
const PERCENT = "%";

export function Pricing() {
  const { t } = useTranslation("sample_ecommerce");
  usePrices();
  return (
    <Sheet>
      <FieldRow>
        <NumberField
          name="priceTaxExcl"
          label={t("product.priceTaxExcl")}
          min={0}
          step={0.01}
          suffix={EURO}
        />
        <NumberField
          name="priceTaxIncl"
          label={t("product.priceTaxIncl")}
          min={0}
          step={0.01}
          suffix={EURO}
        />
      </FieldRow>
      <FieldRow>
        <NumberField name="taxRate" label={t("product.taxRate")} min={0} max={100} suffix={PERCENT} />
        <NumberField
          name="comparedPrice"
          label={t("product.comparedPrice")}
          hint={t("product.comparedHint")}
          min={0}
          step={0.01}
          suffix={EURO}
        />
      </FieldRow>
    </Sheet>
  );
}

export function Inventory() {
  const { t } = useTranslation("sample_ecommerce");
  return (
    <Sheet>
      <TextField name="sku" label={t("product.sku")} optional maxLength={60} />
      <NumberField name="quantity" label={t("product.quantity")} min={0} step={1} />
    </Sheet>
  );
}

export function Shipping() {
  const { t } = useTranslation("sample_ecommerce");
  const size = (name: "width" | "height" | "depth" | "weight") => (
    <TextField name={name} label={t(`product.${name}`)} optional maxLength={30} />
  );
  return (
    <Sheet>
      <FieldRow>
        {size("width")}
        {size("height")}
      </FieldRow>
      <FieldRow>
        {size("depth")}
        {size("weight")}
      </FieldRow>
      <NumberField
        name="extraShippingFee"
        label={t("product.extraShippingFee")}
        min={0}
        step={0.01}
        suffix={EURO}
      />
    </Sheet>
  );
}
