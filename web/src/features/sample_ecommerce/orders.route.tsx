/** The orders of the shop, the newest first. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useQuery } from "@tanstack/react-query";
import { Plus, ReceiptText } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../sample/useMoney";
import { FilterBox } from "./components/FilterBox";
import { NewOrder } from "./components/NewOrder";
import { StatusBadge } from "./components/StatusBadge";
import { useOrderActions } from "./components/useOrderActions";
import { useRows } from "./components/useRows";
import type { Values } from "./filters";
import { latestStatus, momentOf, nameOf, type Order, orderPath, statuses } from "./model";
import { orders } from "./queries";

const values: Values<Order> = {
  reference: (item) => item.reference,
  customer: (item) => nameOf(item.customer),
  total: (item) => item.total,
  payment: (item) => item.payment.method,
  status: (item) => latestStatus(item)?.name,
  date: (item) => item.date,
};
const matchesFilters = (item: Order, { status }: Record<string, string>) =>
  !status || String(latestStatus(item)?.id) === status;

export default function OrdersRoute() {
  const { t } = useTranslation("sample_ecommerce");
  const { dateTime } = useFormat();
  const money = useMoney();
  const query = useQuery(orders);
  const { state, total, page } = useRows(query.data, values, "-date", matchesFilters);
  const { rowActions, bulk } = useOrderActions();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(
    (): Column<Order>[] => [
      {
        id: "reference",
        header: t("order.reference"),
        sort: "reference",
        primary: true,
        cell: (item) => item.reference,
      },
      {
        id: "customer",
        header: t("order.customer"),
        sort: "customer",
        cell: (item) => <bdi>{nameOf(item.customer)}</bdi>,
      },
      {
        id: "total",
        header: t("order.total"),
        sort: "total",
        align: "end",
        figures: true,
        cell: (item) => money(item.total),
      },
      { id: "payment", header: t("order.payment"), sort: "payment", cell: (item) => item.payment.method },
      {
        id: "status",
        header: t("order.status"),
        sort: "status",
        cell: (item) => <StatusBadge status={latestStatus(item)} />,
      },
      {
        id: "date",
        header: t("order.date"),
        sort: "date",
        figures: true,
        cell: (item) => dateTime(momentOf(item.date)),
      },
    ],
    [t, dateTime, money],
  );
  return (
    <Page>
      <PageHeader
        title={t("orders")}
        actions={
          <>
            <LinkButton to="/apps/e-commerce/adminForms">{t("products")}</LinkButton>
            <Button variant="solid" icon={<Plus />} disabled={!query.data} onClick={() => setIsAdding(true)}>
              {t("order.new")}
            </Button>
          </>
        }
      >
        {t("orders.note")}
      </PageHeader>
      <DataTable
        id="sample-orders"
        label={t("orders")}
        columns={columns}
        rows={page}
        total={total}
        state={state}
        rowId={(item) => item.id}
        rowHref={orderPath}
        loading={query.isPending}
        error={query.error}
        onRetry={() => void query.refetch()}
        searchLabel={t("orders.search")}
        rowActions={rowActions}
        bulk={bulk}
        filters={
          <>
            <Select
              aria-label={t("order.status")}
              placeholder={t("status.any")}
              value={state.filters.status ?? ""}
              choices={statuses.map(({ id }) => ({ value: String(id), label: t(`status.${id}`) }))}
              onChange={(event) => state.setFilter("status", event.target.value)}
            />
            <FilterBox
              fields={Object.keys(values).map((id) => ({ id, name: t(`order.${id}`) }))}
              value={state.filters.filter ?? ""}
              onChange={(value) => state.setFilter("filter", value)}
            />
          </>
        }
        empty={<EmptyState icon={<ReceiptText />} title={t("orders.empty")} />}
      />
      {isAdding && <NewOrder orders={query.data ?? []} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}
