/** What opens above a screen, at work. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog, Drawer } from "@learnt/ui/overlay/Dialog";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Popover } from "@learnt/ui/overlay/Popover";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Tooltip } from "@learnt/ui/overlay/Tooltip";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExampleProps } from "./example";

export default function Overlays({ component }: ExampleProps) {
  const { t } = useTranslation("sample_kit");
  const say = (key: string) => void toast.info(t(key));
  switch (component) {
    case "overlay/Dialog":
      return <Dialogs />;
    case "overlay/Menu":
      return (
        <Menu
          trigger={<Button>{t("example.menu")}</Button>}
          entries={[
            { id: "edit", label: t("example.edit"), icon: <Pencil />, onSelect: () => say("example.edit") },
            {
              id: "remove",
              label: t("example.remove"),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => say("example.removed"),
            },
          ]}
        />
      );
    case "overlay/Popover":
      return (
        <Popover title={t("example.details")} trigger={<Button>{t("example.details")}</Button>} focusPanel>
          <Text>{t("layouts.text")}</Text>
        </Popover>
      );
    case "overlay/Tooltip":
      return (
        <Tooltip text={t("example.tip")}>
          <Button>{t("example.point")}</Button>
        </Tooltip>
      );
    default:
      return (
        <Tabs
          label={t("example.view")}
          tabs={["list", "cards"].map((id) => ({
            id,
            label: t(`example.${id}`),
            content: <Text muted>{t(`example.${id}.text`)}</Text>,
          }))}
        />
      );
  }
}

function Dialogs() {
  const { t } = useTranslation("sample_kit");
  const [open, setOpen] = useState<"dialog" | "drawer" | null>(null);
  const close = () => setOpen(null);
  const inside = {
    onClose: close,
    title: t("example.dialog"),
    note: t("example.dialogNote"),
    footer: <Button onClick={close}>{t("example.close")}</Button>,
    children: <Text>{t("layouts.text")}</Text>,
  };
  return (
    <HStack gap="2" flexWrap="wrap">
      <Button onClick={() => setOpen("dialog")}>{t("example.dialog")}</Button>
      <Button onClick={() => setOpen("drawer")}>{t("example.drawer")}</Button>
      <Dialog open={open === "dialog"} {...inside} />
      <Drawer open={open === "drawer"} {...inside} title={t("example.drawer")} />
    </HStack>
  );
}
