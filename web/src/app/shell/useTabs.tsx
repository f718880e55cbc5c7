/** What a learner's phone has at the bottom: where they learn, their dates and what they were told. Whoever manages has the whole navigation. */
import { flatten, type NavItem } from "@learnt/ui/shell/nav";
import type { Tabs } from "@learnt/ui/shell/TabBar";
import { Bell } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { admits } from "../gate";
import { rolesOf, useUser } from "../me";
import { paths } from "../pathBuilder";

/** Ids of the navigation; what a person's navigation has not is left out. */
const TAB_IDS = ["homepage", "mycourses", "calendar"];

export function useTabs(nav: readonly NavItem[]): Tabs | undefined {
  const { t } = useTranslation("shell");
  const isAdmin = admits("admin", rolesOf(useUser()));
  return useMemo(() => {
    if (isAdmin) return undefined;
    const all = flatten(nav).map(({ item }) => item);
    const result = TAB_IDS.flatMap((id) => all.find((item) => item.id === id && item.type === "item") ?? []);
    const inboxTab: NavItem = {
      id: "notifications",
      type: "item",
      title: t("tabs.notifications"),
      url: paths.myNotifications,
      icon: <Bell />,
    };
    const items = [...result, inboxTab].map((item) => {
      const short = item.id === "homepage" ? t("tabs.home") : item.title;
      return { ...item, title: short };
    });
    return { items, label: t("tabs.label"), more: t("tabs.more") };
  }, [nav, isAdmin, t]);
}
