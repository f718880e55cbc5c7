/** The navigation of the team as somebody has it. */
import type { NavItem } from "@learnt/ui/shell/nav";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { defaultNavigation } from "./defaultNavigation";
import { rolesOf, useUser } from "./me";
import { navigationFor, withAvailability } from "./navigation";
import { useTenantContext } from "./tenantContext";

export function useNavigation(): NavItem[] {
  const { t } = useTranslation(["shell", "app"], { nsMode: "fallback" });
  const { navigation, unavailableNavigation } = useTenantContext();
  const user = useUser();
  return useMemo(
    () =>
      navigationFor(
        withAvailability(navigation.length ? navigation : defaultNavigation, unavailableNavigation),
        rolesOf(user),
        t,
      ),
    [navigation, unavailableNavigation, user, t],
  );
}
