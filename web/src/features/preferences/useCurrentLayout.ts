/** The layout that somebody chose for themselves; until then, as their team begins. */
import { type Layout, type LayoutChange, readLayout } from "@learnt/ui/shell/layout";
import { useMemo } from "react";
import type { TeamTheme } from "../../api/types";
import { useTenantContext } from "../../app/tenantContext";
import { useSettings } from "./usePreferences";

export const layoutOfTeam = ({ navigationOpen }: Pick<TeamTheme, "navigationOpen">): LayoutChange =>
  navigationOpen ? { navbar: { folded: false } } : {};

export function useCurrentLayout(): Layout {
  const { layout } = useSettings();
  const { theme } = useTenantContext().team;
  return useMemo(() => readLayout(layout, layoutOfTeam(theme)), [layout, theme]);
}
