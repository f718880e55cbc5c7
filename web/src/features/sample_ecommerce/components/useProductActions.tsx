/** What can be done with products from their list; what is taken away comes back where somebody presses undo. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Menu } from "@learnt/ui/overlay/Menu";
import { CircleOff, Copy, Ellipsis, Pencil, Store, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { tryAction } from "../../sample/tryAction";
import { copyOf, type Product, productPath, restoreItems, withActive, withoutIds } from "../model";
import { saveProduct } from "../queries";
import { changeProducts } from "../storage";

export function useProductActions(all: readonly Product[] | undefined) {
  const { t } = useTranslation("sample_ecommerce");
  const navigate = useNavigate();
  const undo = (onClick: () => void) => ({ action: { label: t("undo"), onClick } });

  const remove = (ids: readonly string[]) => {
    const removed = all?.filter(({ id }) => ids.includes(id)) ?? [];
    if (removed.length === 0) return;
    void tryAction(changeProducts((now) => withoutIds(now, ids)));
    const text =
      removed.length === 1
        ? t("product.removed", { name: removed[0]?.name })
        : t("product.removedMany", { count: removed.length });
    toast.info(
      text,
      undo(() => void tryAction(changeProducts((now) => restoreItems(now, removed, all ?? [])))),
    );
  };
  const sell = (ids: readonly string[], active: boolean) => {
    const changed = all?.filter((item) => ids.includes(item.id) && item.active !== active) ?? [];
    const of = changed.map(({ id }) => id);
    void tryAction(changeProducts((now) => withActive(now, of, active)));
    toast.info(
      t(active ? "product.onSale" : "product.offSale", { count: of.length }),
      undo(() => void tryAction(changeProducts((now) => withActive(now, of, !active)))),
    );
  };
  const copy = async (item: Product) => {
    const created = await saveProduct(
      copyOf(item, crypto.randomUUID(), t("product.copyOf", { name: item.name })),
    );
    void navigate(productPath(created));
  };

  return {
    rowActions: (item: Product): ReactNode => (
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton size="sm" icon={<Ellipsis />} label={t("product.actions", { name: item.name })} />
        }
        entries={[
          { kind: "link", id: "edit", label: t("product.edit"), icon: <Pencil />, to: productPath(item) },
          {
            id: "copy",
            label: t("product.copy"),
            icon: <Copy />,
            onSelect: () => void tryAction(copy(item)),
          },
          {
            id: "active",
            label: t(item.active ? "product.take" : "product.sell"),
            icon: item.active ? <CircleOff /> : <Store />,
            onSelect: () => sell([item.id], !item.active),
          },
          { kind: "divider", id: "line" },
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
