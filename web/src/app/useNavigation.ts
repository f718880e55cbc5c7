/** The navigation of the team as somebody has it. */
import type { NavItem } from "@learnt/ui/shell/nav";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { defaultNavigation } from "./defaultNavigation";
import { type Icons, icons, useIcons } from "./icons";
import { rolesOf, useUser } from "./me";
import { hasBareEntry, navigationFor, withAvailability } from "./navigation";
import { useTenantContext } from "./tenantContext";

export function useNavigation(): NavItem[] {
  const { t } = useTranslation(["shell", "app"], { nsMode: "fallback" });
  const { navigation, unavailableNavigation } = useTenantContext();
  const user = useUser();
  const draw = useCallback(
    (known: Icons) =>
      navigationFor(
        withAvailability(navigation.length ? navigation : defaultNavigation, unavailableNavigation),
        rolesOf(user),
        t,
        known,
      ),
    [navigation, unavailableNavigation, user, t],
  );
  const first = useMemo(() => draw(icons), [draw]);
  const all = useIcons(useMemo(() => hasBareEntry(first), [first]));
  return useMemo(() => (all === icons ? first : draw(all)), [first, all, draw]);
}
