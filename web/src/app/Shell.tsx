/** The signed-in shell: the team's navigation in the person's layout, searches, shortcuts, and the tools of the top bar. */
import { IconButton } from "@learnt/ui/action/Button";
import { FormsAskContext } from "@learnt/ui/base/unsaved";
import { toast } from "@learnt/ui/feedback/toast";
import { Logo } from "@learnt/ui/media/Logo";
import { AppShell } from "@learnt/ui/shell/AppShell";
import { LeaveGuard } from "@learnt/ui/shell/LeaveGuard";
import { applyLayoutChange } from "@learnt/ui/shell/layout";
import { useKeepScroll } from "@learnt/ui/shell/useKeepScroll";
import { ViewsContext } from "@learnt/ui/table/views";
import { hasSingleKeys } from "@learnt/ui/theme/settings";
import { Palette } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useBlocker, useLocation, useNavigate } from "react-router";
import "@learnt/ui/styles/screens.css";
import type { Schemas } from "../api/types";
import { useCurrentLayout } from "../features/preferences/useCurrentLayout";
import {
  useChoose,
  useCloudSync,
  useSettings,
  useSyncedPreferences,
  useViews,
} from "../features/preferences/usePreferences";
import { readToggles, type Switches } from "../features/quick_panel/model";
import { useFirstVisit } from "./firstVisits";
import { layoutOf } from "./layoutOf";
import { log } from "./log";
import { getMe, rolesOf, useUser } from "./me";
import { PersonMenu } from "./PersonMenu";
import { usePalette } from "./palette";
import { landing } from "./paths";
import { useSampleSession } from "./sampleSession";
import type { Screen } from "./screen";
import { BackButton } from "./shell/BackButton";
import { FirstVisit } from "./shell/FirstVisit";
import { Footer } from "./shell/Footer";
import { Marketplace } from "./shell/Marketplace";
import { Rewards } from "./shell/Rewards";
import { Shortcuts } from "./shell/Shortcuts";
import { ToolsMenu } from "./shell/ToolsMenu";
import { useTabs } from "./shell/useTabs";
import { ChatPanel, NotificationBell, QuickPanel, Redeem, SampleChatPanel, ThemePanel } from "./shellParts";
import { consumeElsewhere } from "./signedInElsewhere";
import { sendStoredProgress } from "./storedProgress";
import { useTenantContext } from "./tenantContext";
import { useIsNarrow } from "./useIsNarrow";
import { useNavigation } from "./useNavigation";

const SupportChat = lazy(async () => ({ default: (await import("./shell/SupportChat")).SupportChat }));

/** Where `g` and a letter lead: ids of the navigation. What a person's navigation has not is not in their list. */
const GO_KEYS = {
  h: "homepage",
  c: "mycourses",
  o: "optional-learning",
  p: "mypathways",
  r: "myresources",
  e: "exploreevents",
  f: "myforms",
  d: "calendar",
  n: "notes",
  t: "my-team",
  a: "admin-courses",
  u: "admin-users",
} as const;

type ShellProps = { screen: Screen; banner: ReactNode; children: ReactNode };

/** Sends the progress that an earlier visit could not, where there is any. */
function useSendStoredProgress() {
  const { uid } = useUser();
  useEffect(() => {
    const now = () => void sendStoredProgress(uid).catch(log);
    now();
    window.addEventListener("online", now);
    return () => window.removeEventListener("online", now);
  }, [uid]);
}

export default function Shell({ screen, banner, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const { team, tenant } = useTenantContext();
  const navigate = useNavigate();
  const { pathname, key, hash } = useLocation();
  const [themes, setThemes] = useState(false);
  const [quick, setQuick] = useState(false);
  const [contacts, setContacts] = useState(false);
  const [redeeming, setRedeeming] = useState(false);
  const [contact, setContact] = useState<Schemas["Contact"] | null>(null);
  const isNarrow = useIsNarrow();
  const isDemo = useSampleSession() !== null;
  const nav = useNavigation();
  const [keys, setKeys] = useState(false);
  const openKeys = useCallback(() => setKeys(true), []);
  const openContacts = useCallback(() => setContacts(true), []);
  const settings = useSettings();
  const isFirst = useFirstVisit(useUser().uid, settings.layout);
  const own = useCurrentLayout();
  const chosen = useMemo(() => {
    const { style, config } = own;
    return isFirst ? { style, config: applyLayoutChange(config, { navbar: { folded: false } }) } : own;
  }, [own, isFirst]);
  const layout = layoutOf(chosen, screen, tenant.id, pathname);
  const { chooseSetting } = useChoose();
  const views = useViews();
  const toggles = readToggles(settings.quickPanel);
  const [isSynced, turnSync] = useCloudSync();
  const turn = (name: keyof Switches, on: boolean) =>
    name === "cloudSync" ? turnSync(on) : chooseSetting("quickPanel", { ...toggles, [name]: on });
  const setFolded = (isFolded: boolean) =>
    chooseSetting("layout", {
      style: chosen.style,
      config: applyLayoutChange(chosen.config, { navbar: { folded: isFolded } }),
    });
  const hasPanel = layout.config.rightSidePanel.display;
  const result = usePalette(rolesOf(useUser()), hasPanel ? openContacts : null, openKeys);
  const tabs = useTabs(nav);
  useEffect(() => {
    if (consumeElsewhere()) toast.info(t("elsewhere", { team: team.displayName }), { duration: 15_000 });
  }, [t, team.displayName]);
  useSyncedPreferences();
  useSendStoredProgress();
  useKeepScroll(key, hash);

  return (
    <>
      <AppShell
        nav={nav}
        path={pathname}
        banner={banner}
        layout={layout}
        onFold={() => setFolded(!chosen.config.navbar.folded)}
        sideNote={isFirst && <FirstVisit onFold={() => setFolded(true)} onKeep={() => setFolded(false)} />}
        tabs={tabs}
        brand={
          <Link to={landing()} className="kit-brand" aria-label={team.displayName}>
            <Logo name={team.displayName} src={team.theme.iconLogo} />
            <span className="kit-nav-text">{team.displayName}</span>
          </Link>
        }
        lead={<BackButton tenantId={tenant.id} path={pathname} />}
        shortcuts={!layout.config.leftSidePanel.display && <Shortcuts nav={nav} path={pathname} />}
        leftPanel={<Shortcuts nav={nav} path={pathname} upright />}
        tools={
          <>
            {!isNarrow && <Rewards onRedeem={() => setRedeeming(true)} />}
            {!isNarrow && <Marketplace />}
            {toggles.notifications && (
              <Suspense fallback={<span className="kit-btn kit-btn-icon" />}>
                <NotificationBell />
              </Suspense>
            )}
            <ToolsMenu
              onThemes={() => setThemes(true)}
              onContacts={() => setContacts(!contacts)}
              onQuick={() => setQuick(true)}
              hasPanel={hasPanel}
            />
            <PersonMenu onKeys={openKeys} onRedeem={() => setRedeeming(true)} />
          </>
        }
        footer={<Footer isSample={screen.sample === true || isDemo} />}
        corner={
          !chosen.config.toolbar.display && (
            <IconButton
              variant="outline"
              label={t("themeSettings")}
              icon={<Palette />}
              onClick={() => setThemes(true)}
            />
          )
        }
        onGo={(to) => void navigate(to)}
        keys={{
          on: hasSingleKeys(settings),
          onToggle: (on) => chooseSetting("singleKeys", on),
          go: GO_KEYS,
          open: keys,
          onOpen: setKeys,
          t,
        }}
        {...result}
      >
        <ViewsContext value={views}>
          <FormsAskContext value={true}>{children}</FormsAskContext>
        </ViewsContext>
      </AppShell>
      <LeaveGuard useBlocker={useBlocker} isSignedIn={() => getMe() !== null} />
      {tenant.settings.showSupportChatDialog && (
        <Suspense fallback={null}>
          <SupportChat />
        </Suspense>
      )}
      {contacts && hasPanel && (
        <Suspense fallback={null}>
          {isDemo ? (
            <SampleChatPanel onClose={() => setContacts(false)} />
          ) : (
            <ChatPanel chosen={contact} onChoose={setContact} onClose={() => setContacts(false)} />
          )}
        </Suspense>
      )}
      {quick && hasPanel && (
        <Suspense fallback={null}>
          <QuickPanel
            on={{ ...toggles, cloudSync: isSynced }}
            onTurn={turn}
            onClose={() => setQuick(false)}
          />
        </Suspense>
      )}
      {redeeming && (
        <Suspense fallback={null}>
          <Redeem onClose={() => setRedeeming(false)} />
        </Suspense>
      )}
      {themes && (
        <Suspense fallback={null}>
          <ThemePanel onClose={() => setThemes(false)} />
        </Suspense>
      )}
    </>
  );
}
