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
import { latest, momentOf, nameOf, type Order, orderPath, statuses } from "./model";
import { orders } from "./queries";

const values: Values<Order> = {
  reference: (one) => one.reference,
  customer: (one) => nameOf(one.customer),
  total: (one) => one.total,
  payment: (one) => one.payment.method,
  status: (one) => latest(one)?.name,
  date: (one) => one.date,
};
const keep = (one: Order, { status }: Record<string, string>) =>
  !status || String(latest(one)?.id) === status;

export default function OrdersRoute() {
  const { t } = useTranslation("sample_ecommerce");
  const { dateTime } = useFormat();
  const money = useMoney();
  const asked = useQuery(orders);
  const { state, total, page } = useRows(asked.data, values, "-date", keep);
  const { rowActions, bulk } = useOrderActions();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useMemo(
    (): Column<Order>[] => [
      {
        id: "reference",
        header: t("order.reference"),
        sort: "reference",
        primary: true,
        cell: (one) => one.reference,
      },
      {
        id: "customer",
        header: t("order.customer"),
        sort: "customer",
        cell: (one) => <bdi>{nameOf(one.customer)}</bdi>,
      },
      {
        id: "total",
        header: t("order.total"),
        sort: "total",
        align: "end",
        figures: true,
        cell: (one) => money(one.total),
      },
      { id: "payment", header: t("order.payment"), sort: "payment", cell: (one) => one.payment.method },
      {
        id: "status",
        header: t("order.status"),
        sort: "status",
        cell: (one) => <StatusBadge status={latest(one)} />,
      },
      {
        id: "date",
        header: t("order.date"),
        sort: "date",
        figures: true,
        cell: (one) => dateTime(momentOf(one.date)),
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
            <Button variant="solid" icon={<Plus />} disabled={!asked.data} onClick={() => setIsAdding(true)}>
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
        rowId={(one) => one.id}
        rowHref={orderPath}
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
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
      {isAdding && <NewOrder orders={asked.data ?? []} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}
