/** What can be done with an order of the list, or with several: they are taken away, which can be undone. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Ellipsis, ReceiptText, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { doing } from "../../sample/doing";
import { changeOrders } from "../keep";
import { type Order, orderPath, putBack, without } from "../model";

const change = (decide: (now: Order[]) => Order[]) => void doing(changeOrders(decide));

export function useOrderActions() {
  const { t } = useTranslation("sample_ecommerce");
  const remove = (ids: readonly string[]) => {
    let before: Order[] = [];
    let gone: Order[] = [];
    change((now) => {
      before = now;
      gone = now.filter(({ id }) => ids.includes(id));
      return without(now, ids);
    });
    toast.info(t("order.removed", { count: ids.length }), {
      action: { label: t("undo"), onClick: () => change((now) => putBack(now, gone, before)) },
    });
  };
  return {
    remove,
    rowActions: (one: Order): ReactNode => (
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton size="sm" icon={<Ellipsis />} label={t("product.actions", { name: one.reference })} />
        }
        entries={[
          {
            kind: "link",
            id: "invoice",
            label: t("order.invoice"),
            icon: <ReceiptText />,
            to: `${orderPath(one)}?tab=invoice`,
          },
          {
            id: "remove",
            label: t("product.remove"),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => remove([one.id]),
          },
        ]}
      />
    ),
    bulk: (ids: readonly string[], clear: () => void): ReactNode => (
      <Button
        size="sm"
        icon={<Trash2 />}
        onClick={() => {
          remove(ids);
          clear();
        }}
      >
        {t("product.remove")}
      </Button>
    ),
  };
}
