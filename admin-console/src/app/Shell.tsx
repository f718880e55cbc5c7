/** The signed-in frame of the console: navigation, appearance, and the operator's menu. */
import { FormsAskContext } from "@learnt/ui/base/unsaved";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { languageIds, languages } from "@learnt/ui/i18n/languages";
import { Logo } from "@learnt/ui/media/Logo";
import { AppShell } from "@learnt/ui/shell/AppShell";
import { LeaveGuard } from "@learnt/ui/shell/LeaveGuard";
import { ModeSwitch } from "@learnt/ui/shell/ModeSwitch";
import type { NavItem } from "@learnt/ui/shell/nav";
import { UserMenu } from "@learnt/ui/shell/UserMenu";
import { ViewsContext } from "@learnt/ui/table/views";
import { useQuery } from "@tanstack/react-query";
import {
  Building2,
  Database,
  FileX2,
  Gauge,
  Languages,
  Lock,
  LogOut,
  PanelLeft,
  Plus,
  Receipt,
  ScrollText,
  UserCog,
  UserRound,
  Zap,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Outlet, useBlocker, useLocation, useMatches, useNavigate } from "react-router";
import "@learnt/ui/styles/screens.css";
import { session } from "../api/client";
import { meQuery } from "../api/me";
import { toFailure } from "../api/problem";
import { useDeviceViews } from "./deviceViews";
import { switchLanguage } from "./i18n";
import { useConsoleSearch } from "./palette";
import { paths } from "./paths";
import { useHasRole } from "./role";
import type { RoleGate } from "./roles";

export function Shell() {
  const { t, i18n } = useTranslation("console");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const me = useQuery(meQuery);
  const onSearch = useConsoleSearch();
  const views = useDeviceViews();
  const may = useHasRole();
  const role = useMatches()
    .map(({ handle }) => (handle as { role?: RoleGate } | undefined)?.role)
    .findLast((gate) => gate !== undefined);
  const isClosed = role !== undefined && me.data !== undefined && !may(role);

  const nav: NavItem[] = [
    {
      id: "control-plane",
      type: "group",
      title: t("nav.section"),
      children: [
        { id: "fleet", type: "item", title: t("nav.fleet"), url: paths.fleet, icon: <Gauge /> },
        { id: "tenants", type: "item", title: t("nav.tenants"), url: paths.tenants, icon: <Building2 /> },
        ...(may("support")
          ? [
              {
                id: "new-tenant",
                type: "item" as const,
                title: t("nav.newTenant"),
                url: paths.newTenant,
                icon: <Plus />,
              },
            ]
          : []),
        { id: "licences", type: "item", title: t("nav.licences"), url: paths.licences, icon: <Receipt /> },
        {
          id: "navigation",
          type: "item",
          title: t("nav.navigation"),
          url: paths.navigation,
          icon: <PanelLeft />,
        },
        ...(may("support")
          ? [
              {
                id: "query",
                type: "item" as const,
                title: t("nav.query"),
                url: paths.query,
                icon: <Database />,
              },
            ]
          : []),
        { id: "triggers", type: "item", title: t("nav.triggers"), url: paths.triggers, icon: <Zap /> },
        { id: "erasures", type: "item", title: t("nav.erasures"), url: paths.erasures, icon: <FileX2 /> },
        { id: "operators", type: "item", title: t("nav.operators"), url: paths.operators, icon: <UserCog /> },
        { id: "audit-log", type: "item", title: t("nav.log"), url: paths.log, icon: <ScrollText /> },
      ],
    },
  ];
  // The frame opens the sign-in page once the session is over.
  const signOut = () => void session.signOut().catch((error) => toast.error(toFailure(error).message));
  const menu = [
    { kind: "label" as const, id: "language", label: t("account.language") },
    ...languageIds.map((id) => ({
      id,
      label: languages[id].name,
      icon: <Languages aria-hidden="true" />,
      checked: i18n.language === id,
      onSelect: () => void switchLanguage(id),
    })),
    { kind: "divider" as const, id: "line" },
    {
      id: "account",
      label: t("account.own"),
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => void navigate(paths.account),
    },
    {
      id: "sign-out",
      label: t("account.signOut"),
      icon: <LogOut className="kit-flip" aria-hidden="true" />,
      onSelect: signOut,
    },
  ];

  return (
    <AppShell
      nav={nav}
      path={pathname.replace("/tenant/", "/tenants/")}
      brand={
        <span className="kit-brand">
          <Logo name={t("product")} />
          <span className="kit-nav-text">
            {t("product")} <Badge>{t("console")}</Badge>
          </span>
        </span>
      }
      onGo={(to) => void navigate(to)}
      onSearch={onSearch}
      tools={
        <>
          <ModeSwitch />
          {me.data && <UserMenu name={me.data.name} note={me.data.email} entries={menu} />}
        </>
      }
    >
      <ViewsContext value={views}>
        <FormsAskContext value={true}>
          {isClosed ? (
            <EmptyState icon={<Lock />} title={t("closed.title")}>
              {t("closed.text")}
            </EmptyState>
          ) : (
            <Outlet />
          )}
        </FormsAskContext>
      </ViewsContext>
      <LeaveGuard useBlocker={useBlocker} isSignedIn={() => session.signedIn} />
    </AppShell>
  );
}
