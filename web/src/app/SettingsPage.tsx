/** A screen of the organisation's settings, with the others beside it; who has no other one sees the screen alone. */
import { Page, type PageProps } from "@learnt/ui/page/Page";
import { SectionNav } from "@learnt/ui/page/SectionNav";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { isCurrent } from "@learnt/ui/shell/nav";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { settingsOf } from "./settingsOf";
import { useNavigation } from "./useNavigation";

export function SettingsPage({ children, width = "full" }: PageProps) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const settings = settingsOf(useNavigation());
  if (settings.length < 2) return <Page width={width}>{children}</Page>;
  const lines = settings.map((item) => ({
    to: item.url ?? "",
    name: item.title,
    icon: item.icon,
    on: isCurrent(item, pathname),
  }));
  const name = t("nav_settings");
  return (
    <SidedPage
      width={width}
      left={{ title: name, content: <SectionNav label={name} groups={[{ id: "settings", lines }]} /> }}
    >
      {children}
    </SidedPage>
  );
}
