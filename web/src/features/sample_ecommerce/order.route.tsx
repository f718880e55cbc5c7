/** One order: who ordered, where it is, what was ordered, and its invoice. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { NotFound } from "../../app/NotFound";
import { useTitle } from "../../app/title";
import { OrderDetails } from "./components/OrderDetails";
import { OrderInvoice } from "./components/OrderInvoice";
import { OrderProducts } from "./components/OrderProducts";
import { StatusBadge } from "./components/StatusBadge";
import { useOrderActions } from "./components/useOrderActions";
import { latestStatus, momentOf, type Order } from "./model";
import { order } from "./queries";

const LIST = "/apps/e-commerce/orders";

export default function OrderRoute() {
  const { t } = useTranslation("sample_ecommerce");
  const { orderId = "" } = useParams();
  const query = useQuery(order(orderId));
  useTitle(query.data?.reference);
  if (query.data) return <OrderView order={query.data} />;
  if (query.isPending) return <PageSkeleton />;
  return (
    <NotFound error={query.error} onRetry={() => void query.refetch()} list={LIST} listName={t("orders")} />
  );
}

function OrderView({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  const { dateTime } = useFormat();
  const navigate = useNavigate();
  const { remove } = useOrderActions();
  const leave = () => {
    void navigate(LIST);
    remove([order.id]);
  };
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={LIST}>{t("orders")}</Link>}
        title={t("order.title", { reference: order.reference })}
        actions={
          <>
            <StatusBadge status={latestStatus(order)} />
            <Button icon={<Trash2 />} onClick={leave}>
              {t("product.remove")}
            </Button>
          </>
        }
      >
        {dateTime(momentOf(order.date))}
      </PageHeader>
      <Tabs
        name="tab"
        label={t("order.tabs")}
        tabs={[
          { id: "details", label: t("order.details"), content: <OrderDetails order={order} /> },
          {
            id: "products",
            label: t("products"),
            count: order.products.length,
            content: <OrderProducts order={order} />,
          },
          { id: "invoice", label: t("order.invoice"), content: <OrderInvoice order={order} /> },
        ]}
      />
    </Page>
  );
}
