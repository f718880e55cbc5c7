/** The form over all tabs: a tab says how many of its fields need another look. */
import { toast } from "@learnt/ui/feedback/toast";
import { Form, FormActions, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { useZodForm } from "@learnt/ui/form/zodForm";
import { type Tab, Tabs } from "@learnt/ui/overlay/Tabs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { UnsavedHint } from "../../../app/SaveBar";
import { useSaveShortcut } from "../../../app/useSaveShortcut";
import { type Product, productPath } from "../model";
import { saveProduct } from "../queries";
import { BasicFields, Inventory, Pricing, Shipping } from "./ProductFields";
import { ProductImages } from "./ProductImages";

const tabs = {
  basic: ["name", "description", "categories", "tags", "active"],
  images: ["images", "featuredImageId"],
  pricing: ["priceTaxExcl", "priceTaxIncl", "taxRate", "comparedPrice"],
  inventory: ["sku", "quantity"],
  shipping: ["width", "height", "depth", "weight", "extraShippingFee"],
} as const;

export function ProductForm({ product, isNew }: { product: Product; isNew: boolean }) {
  const { t } = useTranslation("sample_ecommerce");
  const navigate = useNavigate();
  const key = useSaveShortcut();
  const amount = z
    .number({ error: t("wrong.number") })
    .min(0, t("wrong.negative"))
    .max(1_000_000, t("wrong.large"));
  const schema = z.object({
    name: z.string().trim().min(1, t("wrong.name")),
    description: z.string(),
    categories: z.array(z.string()),
    tags: z.array(z.string()),
    active: z.boolean(),
    featuredImageId: z.string(),
    images: z.array(z.object({ id: z.string(), url: z.string(), type: z.string() })),
    priceTaxExcl: amount,
    priceTaxIncl: amount,
    taxRate: amount.max(100, t("wrong.rate")),
    comparedPrice: amount,
    sku: z.string(),
    quantity: amount.int(t("wrong.whole")),
    width: z.string(),
    height: z.string(),
    depth: z.string(),
    weight: z.string(),
    extraShippingFee: amount,
  });
  const { id: _id, handle: _handle, ...values } = product;
  const form = useZodForm(schema, { defaultValues: values });
  const { errors, isDirty } = form.formState;
  const tab = (id: keyof typeof tabs, content: ReactNode): Tab => {
    const wrong = tabs[id].filter((name) => errors[name]).length;
    return { id, label: t(`tab.${id}`), content, count: wrong || undefined };
  };
  return (
    <Form
      form={form}
      saved={values}
      label={product.name || t("product.new")}
      onSubmit={async (input) => {
        const saved = await saveProduct({ ...product, ...input });
        toast.success(t("product.saved"));
        if (isNew) void navigate(productPath(saved), { replace: true });
      }}
    >
      <FormProblem />
      <Tabs
        name="tab"
        label={t("tabs")}
        tabs={[
          tab("basic", <BasicFields />),
          tab("images", <ProductImages name={product.name} />),
          tab("pricing", <Pricing />),
          tab("inventory", <Inventory />),
          tab("shipping", <Shipping />),
        ]}
      />
      <FormActions>
        <UnsavedHint on={isDirty} />
        <SubmitButton {...key} disabled={!isDirty}>
          {t(isNew ? "product.create" : "product.save")}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
