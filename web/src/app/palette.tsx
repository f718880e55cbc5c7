/** What the search of the shell finds beside pages: what the features say of themselves, and what the shell does. */

import type { PaletteEntry } from "@learnt/ui/shell/CommandPalette";
import { setModeChoice, useTheme } from "@learnt/ui/theme/useTheme";
import { ContactRound, Keyboard, Moon, Sun } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { RoleName } from "../api/types";
import { actionsFor, searchPalette } from "./featurePalette";
import { admits, type Gate } from "./gate";

export function usePalette(roles: readonly RoleName[], onContacts: (() => void) | null, onKeys: () => void) {
  const { t } = useTranslation("shell");
  const { mode } = useTheme();
  return useMemo(() => {
    const group = t("palette.actions");
    const contacts: PaletteEntry | null = onContacts && {
      id: "contacts",
      title: t("contacts"),
      group,
      icon: <ContactRound />,
      onSelect: onContacts,
    };
    const shortcuts: PaletteEntry = {
      id: "keys",
      title: t("keys.title"),
      group,
      icon: <Keyboard />,
      onSelect: onKeys,
    };
    const dark: PaletteEntry = {
      id: "dark",
      title: t(mode === "dark" ? "palette.light" : "palette.dark"),
      group,
      icon: mode === "dark" ? <Sun /> : <Moon />,
      onSelect: () => setModeChoice(mode === "dark" ? "light" : "dark"),
    };
    const admitted = (gate: Gate) => admits(gate, roles);
    return {
      palette: [...actionsFor(admitted, t), ...(contacts ? [contacts] : []), dark, shortcuts],
      onSearch: (text: string) => searchPalette(text, admitted, t),
    };
  }, [roles, onContacts, onKeys, mode, t]);
}
