/** The panel at the right titled Theme Settings: what somebody's screens look like, and how they are laid out. All of it acts at once. */
import { Button } from "@learnt/ui/action/Button";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { setModeChoice } from "@learnt/ui/theme/useTheme";
import { LayoutDashboard, Palette, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useChoose } from "../usePreferences";
import { LayoutChoices } from "./LayoutChoices";
import { ThemeChoices } from "./ThemeChoices";

export function ThemePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("preferences");
  const { resetSettings } = useChoose();
  const reset = () => {
    resetSettings();
    setModeChoice("system");
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={t("title")}
      note={t("note")}
      size="sm"
      clear
      footer={
        <Button icon={<RotateCcw className="kit-flip" />} onClick={reset}>
          {t("reset")}
        </Button>
      }
    >
      <Tabs
        label={t("title")}
        tabs={[
          { id: "theme", label: t("tabTheme"), icon: <Palette />, content: <ThemeChoices /> },
          { id: "layout", label: t("tabLayout"), icon: <LayoutDashboard />, content: <LayoutChoices /> },
        ]}
      />
    </Drawer>
  );
}
