/** The next state of an order, one of the fourteen; it comes before all others, and can be taken back. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { tryAction } from "../../sample/tryAction";
import { latestStatus, moved, type Order, statuses, withoutStatus } from "../model";
import { changeOrders } from "../storage";

export function NextStatus({ order }: { order: Order }) {
  const { t } = useTranslation("sample_ecommerce");
  const [chosen, setChosen] = useState("");
  const now = latestStatus(order);
  const add = async () => {
    const at = new Date();
    if (!(await tryAction(changeOrders((all) => moved(all, order.id, Number(chosen), at))))) return;
    setChosen("");
    toast.success(t("status.changed", { status: t(`status.${chosen}`) }), {
      action: {
        label: t("undo"),
        onClick: () =>
          void tryAction(changeOrders((all) => withoutStatus(all, order.id, Number(chosen), at))),
      },
    });
  };
  return (
    <HStack gap="2">
      <Select
        aria-label={t("status.next")}
        placeholder={t("status.next")}
        value={chosen}
        choices={statuses
          .filter(({ id }) => id !== now?.id)
          .map(({ id }) => ({ value: String(id), label: t(`status.${id}`) }))}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button disabled={!chosen} onClick={() => void add()}>
        {t("status.change")}
      </Button>
    </HStack>
  );
}
