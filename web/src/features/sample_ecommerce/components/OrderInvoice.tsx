/** The order as an invoice that can be printed. */
import { Button } from "@learnt/ui/action/Button";
import { HStack } from "@learnt/ui/layout/layout";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { InvoiceSheet } from "../../sample_invoices/components/InvoiceSheet";
import { sampleCompany } from "../../sample_invoices/model";
import { momentOf, nameOf, type Order } from "../model";

const MONTH = 30 * 86_400_000;

export function OrderInvoice({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  const placed = momentOf(order.date) ?? new Date();
  return (
    <>
      <HStack justify="flex-end" marginBlockEnd="4" _print={{ display: "none" }}>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {t("order.print")}
        </Button>
      </HStack>
      <InvoiceSheet
        style="compact"
        invoice={{
          number: order.reference,
          date: placed.toISOString(),
          dueDate: new Date(placed.getTime() + MONTH).toISOString(),
          from: sampleCompany,
          client: {
            title: nameOf(order.customer),
            address: order.customer.invoiceAddress.address,
            phone: order.customer.phone,
            email: order.customer.email,
            website: "",
          },
          services: order.products.map((line) => ({
            id: line.id,
            title: line.name,
            detail: "",
            unit: "piece",
            unitPrice: line.price,
            quantity: line.quantity,
            total: line.total,
          })),
          subtotal: order.subtotal,
          tax: order.tax,
          discount: order.discount,
          total: order.total,
        }}
      />
    </>
  );
}
