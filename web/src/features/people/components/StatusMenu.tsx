/** The states that people can be moved to. A menu: an arrow key in a plain select would change them on its way. */
import { Button } from "@learnt/ui/action/Button";
import { Menu } from "@learnt/ui/overlay/Menu";
import { useTranslation } from "react-i18next";
import { type Status, statuses } from "../model";

type Props = {
  /** Not offered: it is so already. */
  current?: Status;
  busy: boolean;
  onChoose: (status: Status) => void;
};

export function StatusMenu({ current, busy, onChoose }: Props) {
  const { t } = useTranslation("people");
  return (
    <Menu
      trigger={
        <Button size="sm" busy={busy}>
          {t("changeStatus")}
        </Button>
      }
      entries={statuses
        .filter((status) => status !== current)
        .map((status) => ({
          id: status,
          label: t(`status.${status}`),
          danger: status === "terminated",
          onSelect: () => onChoose(status),
        }))}
    />
  );
}
