/** Who ordered, the states so far, the payment and the parcel. */
import { ExternalLink } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { HStack, SimpleGrid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { useTranslation } from "react-i18next";
import { useMoney } from "../../sample/useMoney";
import { momentOf, nameOf, type Order } from "../model";
import { NextStatus } from "./NextStatus";
import { StatusBadge } from "./StatusBadge";

export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      <CustomerCard order={order} />
      <Card title={t("order.history")}>
        <NextStatus order={order} />
        <Stack as="ol" gap="3" padding="0" marginBlockStart="4" marginBlockEnd="0">
          {order.status.map((item) => (
            <HStack as="li" key={`${item.id} ${item.date}`} justify="space-between" gap="3" wrap="wrap">
              <StatusBadge status={item} />
              <TimeText at={item.date} />
            </HStack>
          ))}
        </Stack>
      </Card>
      <Payment order={order} />
      <Parcels order={order} />
    </SimpleGrid>
  );
}

function TimeText({ at }: { at: string }) {
  const { dateTime } = useFormat();
  return (
    <Text as="span" muted small>
      {dateTime(momentOf(at))}
    </Text>
  );
}

function CustomerCard({ order: { customer } }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  return (
    <Card title={t("order.customer")}>
      <Stack gap="4">
        <HStack gap="3">
          <Avatar name={nameOf(customer)} src={customer.avatar} size="lg" />
          <Stack gap="0" minWidth="0">
            <Text fontWeight="semibold">
              <bdi>{nameOf(customer)}</bdi>
            </Text>
            <Text muted small>
              {[customer.jobTitle, customer.company].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        </HStack>
        <Facts
          facts={[
            {
              name: t("customer.email"),
              value: <ExternalLink href={`mailto:${customer.email}`}>{customer.email}</ExternalLink>,
            },
            { name: t("customer.phone"), value: <span dir="ltr">{customer.phone}</span> },
            { name: t("customer.invoiceAddress"), value: customer.invoiceAddress.address },
            { name: t("customer.shippingAddress"), value: customer.shippingAddress.address },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Payment({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  const money = useMoney();
  const { payment } = order;
  return (
    <Card title={t("order.payment")}>
      <Facts
        facts={[
          { name: t("payment.id"), value: payment.transactionId },
          { name: t("payment.method"), value: payment.method },
          { name: t("payment.amount"), value: money(payment.amount) },
          { name: t("order.date"), value: <TimeText at={payment.date} /> },
        ]}
      />
    </Card>
  );
}

function Parcels({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  const money = useMoney();
  return (
    <Card title={t("order.shipping")}>
      {order.shippingDetails.length === 0 && <Text muted>{t("shipping.none")}</Text>}
      {order.shippingDetails.map((item) => (
        <Facts
          key={item.tracking}
          facts={[
            { name: t("shipping.tracking"), value: item.tracking },
            { name: t("shipping.carrier"), value: item.carrier },
            { name: t("shipping.weight"), value: item.weight },
            { name: t("shipping.fee"), value: money(item.fee) },
            { name: t("order.date"), value: <TimeText at={item.date} /> },
          ]}
        />
      ))}
    </Card>
  );
}
