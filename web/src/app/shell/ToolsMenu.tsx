/** One button with a word in the top bar, for what is used now and then: light or dark, the theme, contacts, the quick panel. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { MenuOnDemand } from "@learnt/ui/overlay/OnDemand";
import { setModeChoice, useTheme } from "@learnt/ui/theme/useTheme";
import { ContactRound, Moon, Palette, PanelRight, SlidersHorizontal, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsNarrow } from "../useIsNarrow";

type Props = {
  onThemes: () => void;
  onContacts: () => void;
  onQuick: () => void;
  /** Whether the layout has a panel at the right, where contacts and the day are. */
  hasPanel: boolean;
};

export function ToolsMenu({ onThemes, onContacts, onQuick, hasPanel }: Props) {
  const { t } = useTranslation("shell");
  const isNarrow = useIsNarrow();
  const { mode } = useTheme();
  const next = mode === "dark" ? "light" : "dark";
  const panels: MenuEntry[] = [
    { id: "quick", label: t("quickPanel"), icon: <PanelRight className="kit-flip" />, onSelect: onQuick },
    { id: "contacts", label: t("contacts"), icon: <ContactRound />, onSelect: onContacts },
  ];
  const entries: MenuEntry[] = [
    ...(hasPanel ? panels : []),
    { id: "themes", label: t("themeSettings"), icon: <Palette />, onSelect: onThemes },
    {
      id: "mode",
      label: t(`palette.${next}`),
      icon: next === "dark" ? <Moon /> : <Sun />,
      onSelect: () => setModeChoice(next),
    },
  ];
  return (
    <MenuOnDemand
      entries={entries}
      trigger={
        isNarrow ? (
          <IconButton label={t("tools")} icon={<SlidersHorizontal />} />
        ) : (
          <Button variant="ghost" icon={<SlidersHorizontal />}>
            {t("tools")}
          </Button>
        )
      }
    />
  );
}
