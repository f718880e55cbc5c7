/** The goods of the shop: found by words, filters and categories, each opened to be changed. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { Box } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useQuery } from "@tanstack/react-query";
import { Package, Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { SeededPicture } from "../sample/SeededPicture";
import { useMoney } from "../sample/useMoney";
import { FilterBox } from "./components/FilterBox";
import { useProductActions } from "./components/useProductActions";
import { useRows } from "./components/useRows";
import type { Values } from "./filters";
import { featured, NEW, type Product, productPath } from "./model";
import { products } from "./queries";

const values: Values<Product> = {
  name: (item) => item.name,
  category: (item) => item.categories.join(", "),
  sku: (item) => item.sku,
  price: (item) => item.priceTaxIncl,
  quantity: (item) => item.quantity,
};
const matchesFilters = (item: Product, { category, active }: Record<string, string>) =>
  (!category || item.categories.includes(category)) && (!active || String(item.active) === active);

export default function ProductsRoute() {
  const { t } = useTranslation("sample_ecommerce");
  const { number } = useFormat();
  const money = useMoney();
  const query = useQuery(products);
  const { state, total, page } = useRows(query.data, values, "name", matchesFilters);
  const { rowActions, bulk } = useProductActions(query.data);
  const categories = useMemo(
    () => [...new Set(query.data?.flatMap((item) => item.categories))].sort(),
    [query.data],
  );
  const columns = useMemo(
    (): Column<Product>[] => [
      {
        id: "image",
        header: t("product.image"),
        card: "picture",
        width: "72px",
        cell: (item) => (
          <Box width="12" height="12" borderRadius="sm" overflow="hidden">
            <SeededPicture src={featured(item)?.url ?? `seed:${item.name}`} ratio={1} />
          </Box>
        ),
      },
      {
        id: "name",
        header: t("product.name"),
        sort: "name",
        primary: true,
        cell: (item) => <bdi>{item.name}</bdi>,
      },
      {
        id: "category",
        header: t("product.category"),
        sort: "category",
        cell: (item) => item.categories.join(", "),
      },
      { id: "sku", header: t("product.sku"), sort: "sku", cell: (item) => item.sku, hiddenAtFirst: true },
      {
        id: "price",
        header: t("product.price"),
        sort: "price",
        align: "end",
        figures: true,
        cell: (item) => money(item.priceTaxIncl),
      },
      {
        id: "quantity",
        header: t("product.quantity"),
        sort: "quantity",
        align: "end",
        figures: true,
        cell: (item) => (
          <Badge tone={item.quantity === 0 ? "bad" : item.quantity <= 5 ? "warn" : "good"}>
            {number(item.quantity)}
          </Badge>
        ),
      },
      {
        id: "active",
        header: t("product.active"),
        cell: (item) => (
          <Badge tone={item.active ? "good" : "neutral"}>
            {t(item.active ? "active.true" : "active.false")}
          </Badge>
        ),
      },
    ],
    [t, number, money],
  );
  const add = (
    <LinkButton to={`/apps/e-commerce/adminForms/${NEW}`} variant="solid" icon={<Plus />}>
      {t("product.new")}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeader
        title={t("products")}
        actions={
          <>
            <LinkButton to="/apps/e-commerce/orders">{t("orders")}</LinkButton>
            {add}
          </>
        }
      >
        {t("products.note")}
      </PageHeader>
      <DataTable
        id="sample-products"
        label={t("products")}
        columns={columns}
        rows={page}
        total={total}
        state={state}
        rowId={(item) => item.id}
        rowHref={productPath}
        loading={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        searchLabel={t("products.search")}
        rowActions={rowActions}
        bulk={bulk}
        filters={
          <>
            <Select
              aria-label={t("product.category")}
              placeholder={t("category.any")}
              value={state.filters.category ?? ""}
              choices={categories.map((value) => ({ value, label: value }))}
              onChange={(event) => state.setFilter("category", event.target.value)}
            />
            <Select
              aria-label={t("product.active")}
              placeholder={t("active.any")}
              value={state.filters.active ?? ""}
              choices={["true", "false"].map((value) => ({ value, label: t(`active.${value}`) }))}
              onChange={(event) => state.setFilter("active", event.target.value)}
            />
            <FilterBox
              fields={Object.keys(values).map((id) => ({ id, name: t(`product.${id}`) }))}
              value={state.filters.filter ?? ""}
              onChange={(value) => state.setFilter("filter", value)}
            />
          </>
        }
        empty={
          <EmptyState icon={<Package />} title={t("products.empty")} action={add}>
            {t("products.emptyText")}
          </EmptyState>
        }
      />
    </Page>
  );
}
