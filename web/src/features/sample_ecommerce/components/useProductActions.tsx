/** What can be done with products from their list; what is taken away comes back where somebody presses undo. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu } from "@learnt/ui/overlay/Menu";
import { CircleOff, Copy, Ellipsis, Pencil, Store, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { doing } from "../../sample/doing";
import { changeProducts } from "../keep";
import { copyOf, type Product, productPath, putBack, withActive, without } from "../model";
import { saveProduct } from "../queries";

export function useProductActions(all: readonly Product[] | undefined) {
  const { t } = useTranslation("sample_ecommerce");
  const go = useNavigate();
  const undo = (onClick: () => void) => ({ action: { label: t("undo"), onClick } });

  const remove = (ids: readonly string[]) => {
    const gone = all?.filter(({ id }) => ids.includes(id)) ?? [];
    if (gone.length === 0) return;
    void doing(changeProducts((now) => without(now, ids)));
    const text =
      gone.length === 1
        ? t("product.removed", { name: gone[0]?.name })
        : t("product.removedMany", { count: gone.length });
    toast.info(
      text,
      undo(() => void doing(changeProducts((now) => putBack(now, gone, all ?? [])))),
    );
  };
  const sell = (ids: readonly string[], active: boolean) => {
    const changed = all?.filter((one) => ids.includes(one.id) && one.active !== active) ?? [];
    const of = changed.map(({ id }) => id);
    void doing(changeProducts((now) => withActive(now, of, active)));
    toast.info(
      t(active ? "product.onSale" : "product.offSale", { count: of.length }),
      undo(() => void doing(changeProducts((now) => withActive(now, of, !active)))),
    );
  };
  const copy = async (one: Product) => {
    const made = await saveProduct(copyOf(one, crypto.randomUUID(), t("product.copyOf", { name: one.name })));
    void go(productPath(made));
  };

  return {
    rowActions: (one: Product): ReactNode => (
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton size="sm" icon={<Ellipsis />} label={t("product.actions", { name: one.name })} />
        }
        entries={[
          { kind: "link", id: "edit", label: t("product.edit"), icon: <Pencil />, to: productPath(one) },
          { id: "copy", label: t("product.copy"), icon: <Copy />, onSelect: () => void doing(copy(one)) },
          {
            id: "active",
            label: t(one.active ? "product.take" : "product.sell"),
            icon: one.active ? <CircleOff /> : <Store />,
            onSelect: () => sell([one.id], !one.active),
          },
          { kind: "divider", id: "line" },
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
    bulk: (ids: readonly string[], clear: () => void): ReactNode => {
      const then = (work: () => void) => () => {
        work();
        clear();
      };
      return (
        <>
          <Button size="sm" icon={<Store />} onClick={then(() => sell(ids, true))}>
            {t("product.sell")}
          </Button>
          <Button size="sm" icon={<CircleOff />} onClick={then(() => sell(ids, false))}>
            {t("product.take")}
          </Button>
          <Button size="sm" icon={<Trash2 />} onClick={then(() => remove(ids))}>
            {t("product.remove")}
          </Button>
        </>
      );
    },
  };
}
