/** What can be done with an order of the list, or with several: they are taken away, which can be undone. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Ellipsis, ReceiptText, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { tryAction } from "../../sample/tryAction";
import { type Order, orderPath, restoreItems, withoutIds } from "../model";
import { changeOrders } from "../storage";

const change = (decide: (now: Order[]) => Order[]) => void tryAction(changeOrders(decide));

export function useOrderActions() {
  const { t } = useTranslation("sample_ecommerce");
  const remove = (ids: readonly string[]) => {
    let before: Order[] = [];
    let removed: Order[] = [];
    change((now) => {
      before = now;
      removed = now.filter(({ id }) => ids.includes(id));
      return withoutIds(now, ids);
    });
    toast.info(t("order.removed", { count: ids.length }), {
      action: { label: t("undo"), onClick: () => change((now) => restoreItems(now, removed, before)) },
    });
  };
  return {
    remove,
    rowActions: (item: Order): ReactNode => (
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton size="sm" icon={<Ellipsis />} label={t("product.actions", { name: item.reference })} />
        }
        entries={[
          {
            kind: "link",
            id: "invoice",
            label: t("order.invoice"),
            icon: <ReceiptText />,
            to: `${orderPath(item)}?tab=invoice`,
          },
          {
            id: "remove",
            label: t("product.remove"),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => remove([item.id]),
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
