/** The person's menu: teams, the organisation's settings, language, sign-out; what does not exist in this installation is not in it. */
import { toast } from "@learnt/ui/feedback/toast";
import { type Language, languageOf, languages } from "@learnt/ui/i18n/languages";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { UserMenu } from "@learnt/ui/shell/UserMenu";
import { useQuery } from "@tanstack/react-query";
import {
  Coins,
  Keyboard,
  Languages,
  LogOut,
  Settings,
  ShieldCheck,
  Store,
  UserRound,
  UsersRound,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { toFailure } from "../api/problem";
import type { RoleName } from "../api/types";
import { setLanguage } from "../i18n/i18n";
import { admits } from "./gate";
import { rolesOf, useUser } from "./me";
import { goToOrganisation } from "./organisation";
import { chooseLanguage, syncLanguage } from "./ownLanguage";
import { paths } from "./pathBuilder";
import { isScreen } from "./paths";
import { useBalanceText } from "./shell/Rewards";
import { goToTeam, myTeams } from "./teams";
import { useTenantContext } from "./tenantContext";
import { useIsNarrow } from "./useIsNarrow";

/** The highest first: it names whoever holds several. */
const RANKS: readonly RoleName[] = ["superadmin", "admin", "manager", "learner"];

type Props = { onKeys: () => void; onRedeem: () => void };

/** Where the top bar has no room for them, the reward points and the marketplace are in it. */
export function PersonMenu({ onKeys, onRedeem }: Props) {
  const { t, i18n } = useTranslation(["shell", "app"], { nsMode: "fallback" });
  const isNarrow = useIsNarrow();
  const user = useUser();
  const navigate = useNavigate();
  const teams = useQuery(myTeams);
  const language = languageOf(i18n.language);
  const { currentUserTeam, displayName, email } = user.data;
  const balance = useBalanceText();
  const { marketplaceLink } = useTenantContext().tenant.settings;

  const showError = (error: unknown) => toast.error(toFailure(error).message);
  /** In another's name the screen alone changes. */
  const choose = (code: Language) =>
    user.isImpersonating ? setLanguage(code) : chooseLanguage(code).then(syncLanguage);
  const entries: MenuEntry[] = [];
  if (isNarrow && balance) {
    entries.push({ kind: "label", id: "rewards", label: balance.sentence });
    // In another's name nobody redeems anything.
    if (!user.isImpersonating)
      entries.push({ id: "redeem", label: t("redeem"), icon: <Coins />, onSelect: onRedeem });
  }
  if (isScreen(paths.profile))
    entries.push({
      kind: "link",
      id: "profile",
      label: t("profile"),
      icon: <UserRound />,
      to: paths.profile,
    });
  entries.push({
    kind: "link",
    id: "security",
    label: t("security"),
    icon: <ShieldCheck />,
    to: paths.security,
  });
  if (!isNarrow) entries.push({ id: "keys", label: t("keys.title"), icon: <Keyboard />, onSelect: onKeys });
  if (isNarrow && marketplaceLink)
    entries.push({
      kind: "href",
      id: "marketplace",
      label: t("marketplace"),
      icon: <Store />,
      href: marketplaceLink,
      newTab: true,
    });
  // In another's name nobody goes there.
  if (admits("admin", rolesOf(user)) && !user.isImpersonating)
    entries.push({
      id: "organisation",
      label: t("organisation"),
      icon: <Settings />,
      onSelect: () => void goToOrganisation(user).catch(showError),
    });
  if ((teams.data?.length ?? 0) > 1) {
    entries.push({ kind: "label", id: "teams", label: t("teams") });
    for (const team of teams.data ?? []) {
      entries.push({
        kind: "href",
        id: `team:${team.teamId}`,
        label: team.displayName,
        icon: <UsersRound />,
        href: team.url,
        current: team.current,
        onSelect: () => void goToTeam(team).catch(showError),
      });
    }
  }
  entries.push({ kind: "label", id: "language", label: t("language") });
  for (const code of Object.keys(languages) as Language[]) {
    entries.push({
      id: `language:${code}`,
      label: languages[code].name,
      icon: <Languages />,
      checked: code === language,
      onSelect: () => void choose(code),
    });
  }
  entries.push({ kind: "divider", id: "end" });
  entries.push({
    id: "logout",
    label: t("logout"),
    icon: <LogOut className="kit-flip" />,
    onSelect: () => void navigate(paths.logout),
  });

  const role = RANKS.find((rank) => currentUserTeam.roles.includes(rank));
  return (
    <UserMenu
      name={displayName || email || ""}
      note={role ? t(`role_${role}`) : (email ?? undefined)}
      avatar={currentUserTeam.avatar}
      entries={entries}
    />
  );
}
