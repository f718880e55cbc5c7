/** An order that came by telephone: for a known customer, of the shop's products, with what it comes to. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { toast } from "@learnt/ui/feedback/toast";
import { FieldRow, Form, FormActions, FormProblem, SubmitButton } from "@learnt/ui/form/Form";
import { Select, SelectField } from "@learnt/ui/form/SelectField";
import { NumberField } from "@learnt/ui/form/TextField";
import { useZodForm } from "@learnt/ui/form/zodForm";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { makeRandom } from "../../sample/random";
import { useMoney } from "../../sample/useMoney";
import { nameOf, type Order, orderPath, type Product, sumsOf } from "../model";
import { customersOf, linesOf, methods, orderOf } from "../newOrder";
import { products as productsQuery } from "../queries";
import { changeOrders } from "../storage";

type Props = { orders: readonly Order[]; onClose: () => void };

export function NewOrder(props: Props) {
  const { t } = useTranslation("sample_ecommerce");
  return (
    <Drawer open onClose={props.onClose} title={t("order.new")} size="lg">
      <Fields {...props} />
    </Drawer>
  );
}

const EURO = "€";
const MAX_QUANTITY = 999;

type ProductLineInput = { product: string; quantity: number | null };

/** What was chosen of the products that there are (another tab may have taken some away). */
const chosenOf = (lines: readonly Partial<ProductLineInput>[], all: readonly Product[]) =>
  lines.flatMap(({ product, quantity }) => {
    const result = all.find(({ id }) => id === product);
    return result ? [{ product: result, quantity: quantity ?? 0 }] : [];
  });

function Fields({ orders, onClose }: Props) {
  const { t } = useTranslation("sample_ecommerce");
  const navigate = useNavigate();
  const products = useQuery(productsQuery).data ?? [];
  const customers = customersOf(orders);
  const schema = z
    .object({
      customer: z.string().min(1, t("wrong.customer")),
      method: z.enum(methods),
      discount: z.number({ error: t("wrong.number") }).min(0, t("wrong.negative")),
      lines: z
        .array(
          z.object({
            product: z.string(),
            quantity: z
              .number({ error: t("wrong.number") })
              .int(t("wrong.whole"))
              .min(1, t("wrong.one"))
              .max(MAX_QUANTITY, t("wrong.most", { most: MAX_QUANTITY })),
          }),
        )
        .min(1, t("wrong.lines")),
    })
    .refine(({ lines, discount }) => sumsOf(linesOf(chosenOf(lines, products)), discount).total >= 0, {
      path: ["discount"],
      message: t("wrong.discount"),
    });
  const form = useZodForm(schema, {
    defaultValues: { customer: "", method: methods[0], discount: 0, lines: [] },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "lines" });
  const { lines: wrong } = form.formState.errors;

  const submit = async ({ customer, method, discount, lines }: z.output<typeof schema>) => {
    const who = customers.find(({ id }) => id === customer);
    if (!who) return;
    const id = crypto.randomUUID();
    const created = orderOf(
      { customer: who, lines: chosenOf(lines, products), method, discount },
      id,
      makeRandom(id),
    );
    await changeOrders((all) => [created, ...all]);
    toast.success(t("order.created", { reference: created.reference }));
    void navigate(orderPath(created));
  };
  return (
    <Form form={form} onSubmit={submit} label={t("order.new")}>
      <FormProblem />
      <SelectField
        name="customer"
        label={t("order.customer")}
        placeholder={t("order.choose")}
        choices={customers.map((item) => ({
          value: item.id,
          label: [nameOf(item), item.company].filter(Boolean).join(" · "),
        }))}
      />
      <Box as="section" aria-label={t("products")}>
        <Stack
          as="ul"
          gap="3"
          padding="0"
          margin="0"
          marginBlockEnd={fields.length ? "3" : "0"}
          listStyleType="none"
        >
          {fields.map(({ id, product }, at) => (
            <ProductLine
              key={id}
              at={at}
              product={products.find((item) => item.id === product)}
              onRemove={() => remove(at)}
            />
          ))}
        </Stack>
        <Select
          aria-label={t("order.addProduct")}
          aria-invalid={wrong ? true : undefined}
          placeholder={t("order.addProduct")}
          value=""
          choices={products
            .filter((item) => item.active && !fields.some(({ product }) => product === item.id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => append({ product: event.target.value, quantity: 1 }, { shouldFocus: false })}
        />
        {wrong && fields.length === 0 && (
          <Text small color="bad.text" role="alert">
            {t("wrong.lines")}
          </Text>
        )}
      </Box>
      <FieldRow>
        <SelectField
          name="method"
          label={t("payment.method")}
          choices={methods.map((value) => ({ value, label: value }))}
        />
        <NumberField name="discount" label={t("sum.discount")} min={0} step={0.01} suffix={EURO} />
      </FieldRow>
      <OrderTotals products={products} />
      <FormActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <SubmitButton>{t("order.create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type LineProps = { at: number; product: Product | undefined; onRemove: () => void };

function ProductLine({ at, product, onRemove }: LineProps) {
  const { t } = useTranslation("sample_ecommerce");
  const money = useMoney();
  const name = product?.name ?? "";
  return (
    <HStack as="li" gap="3" align="end">
      <Box flex="1" minWidth="0" paddingBlockEnd="2">
        <Text margin="0">
          <bdi>{name}</bdi>
        </Text>
        <Text muted small margin="0">
          {money(product?.priceTaxExcl ?? 0)}
        </Text>
      </Box>
      <Box width="7rem" flex="none">
        <NumberField
          name={`lines.${at}.quantity`}
          label={t("order.quantity", { name })}
          hideLabel
          min={1}
          max={MAX_QUANTITY}
          step={1}
        />
      </Box>
      <IconButton icon={<Trash2 />} label={t("order.removeLine", { name })} onClick={onRemove} />
    </HStack>
  );
}

/** What it comes to, as it is typed. */
function OrderTotals({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation("sample_ecommerce");
  const money = useMoney();
  const { number } = useFormat();
  const values = useWatch<{ lines: ProductLineInput[]; discount: number | null }>();
  const lines = chosenOf(values.lines ?? [], products);
  const totals = sumsOf(linesOf(lines), values.discount ?? 0);
  return (
    <HStack justify="space-between" gap="3" wrap="wrap" role="status">
      <Text muted small margin="0">
        {t("order.sums", {
          pieces: number(lines.reduce((sum, item) => sum + item.quantity, 0)),
          tax: money(totals.tax),
        })}
      </Text>
      <Text margin="0" fontWeight="semibold">
        {t("order.comesTo", { total: money(totals.total) })}
      </Text>
    </HStack>
  );
}
