/** The signed-in shell: the team's navigation, search, light and dark, theme settings, the person's menu. */
import { IconButton } from "@learnt/ui/action/Button";
import { FormsAskContext } from "@learnt/ui/base/unsaved";
import { Logo } from "@learnt/ui/media/Logo";
import { AppShell } from "@learnt/ui/shell/AppShell";
import { ModeSwitch } from "@learnt/ui/shell/ModeSwitch";
import type { NavItem } from "@learnt/ui/shell/nav";
import { Palette } from "lucide-react";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { defaultNavigation } from "./defaultNavigation";
import { useHere } from "./here";
import { LeaveGuard } from "./LeaveGuard";
import { rolesOf, useUser } from "./me";
import { navigationFor } from "./navigation";
import { PersonMenu } from "./PersonMenu";
import { usePalette } from "./palette";
import { landing } from "./paths";
import type { Chrome } from "./routes";

const ThemePanel = lazy(() => import("@learnt/ui/shell/ThemePanel"));

type ShellProps = { chrome: Chrome; banner: ReactNode; children: ReactNode };

export default function Shell({ chrome, banner, children }: ShellProps) {
  const { t } = useTranslation();
  const here = useHere();
  const user = useUser();
  const go = useNavigate();
  const { pathname } = useLocation();
  const [themes, setThemes] = useState(false);
  const nav = useMemo<NavItem[]>(
    () => navigationFor(here.navigation.length ? here.navigation : defaultNavigation, rolesOf(user), t),
    [here.navigation, user, t],
  );
  const found = usePalette(rolesOf(user));
  const bare = chrome === "no-toolbar-no-navbar-no-side-panel";

  return (
    <>
      <AppShell
        nav={nav}
        path={pathname}
        banner={banner}
        hideNavbar={bare}
        hideToolbar={bare || chrome === "no-toolbar"}
        brand={
          <Link to={landing()} className="lt-brand" aria-label={here.team.displayName}>
            <Logo name={here.team.displayName} src={here.team.theme.iconLogo} />
            <span className="lt-nav-text">{here.team.displayName}</span>
          </Link>
        }
        tools={
          <>
            <ModeSwitch />
            <IconButton label={t("themeSettings")} icon={<Palette />} onClick={() => setThemes(true)} />
            <PersonMenu />
          </>
        }
        onGo={(to) => void go(to)}
        {...found}
      >
        <FormsAskContext value={true}>{children}</FormsAskContext>
      </AppShell>
      <LeaveGuard />
      {themes && (
        <Suspense fallback={null}>
          <ThemePanel open onClose={() => setThemes(false)} />
        </Suspense>
      )}
    </>
  );
}
