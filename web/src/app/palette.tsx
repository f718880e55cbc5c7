/** What the search of the shell finds beside pages: what the features say of themselves, and what the shell does. */

import { usePreload } from "@learnt/ui/base/usePreload";
import type { PaletteEntry } from "@learnt/ui/shell/CommandPalette";
import { setModeChoice, useTheme } from "@learnt/ui/theme/useTheme";
import { ContactRound, Keyboard, Moon, Sun } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RoleName } from "../api/types";
import { admits, type Gate } from "./gate";

/** What the features say comes when somebody is about to search. */
const loadFeatures = () => import("./featurePalette");
type Features = Awaited<ReturnType<typeof loadFeatures>>;

export function usePalette(roles: readonly RoleName[], onContacts: (() => void) | null, onKeys: () => void) {
  const { t } = useTranslation("shell");
  const { mode } = useTheme();
  const [features, setFeatures] = useState<Features | null>(null);
  const prepare = useCallback(async () => setFeatures(await loadFeatures()), []);
  usePreload(prepare);
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
      palette: [
        ...(features?.actionsFor(admitted, t) ?? []),
        ...(contacts ? [contacts] : []),
        dark,
        shortcuts,
      ],
      // What cannot be loaded now is asked for again by what somebody types.
      onSearchOpen: () => void prepare().catch(() => undefined),
      onSearch: async (text: string) => (await loadFeatures()).searchPalette(text, admitted, t),
    };
  }, [roles, onContacts, onKeys, features, prepare, mode, t]);
}
