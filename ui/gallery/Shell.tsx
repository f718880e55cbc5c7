/** The frame around every screen, in its three layouts. */
import { IconButton } from "@learnt/ui/action/Button";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { AppShell } from "@learnt/ui/shell/AppShell";
import { defaults, type LayoutStyle, layoutStyles } from "@learnt/ui/shell/layout";
import { ModeSwitch } from "@learnt/ui/shell/ModeSwitch";
import type { NavItem } from "@learnt/ui/shell/nav";
import { UserMenu } from "@learnt/ui/shell/UserMenu";
import { Bell, Home, Settings, Users } from "lucide-react";

export const isLayout = (name: string): name is LayoutStyle =>
  (layoutStyles as readonly string[]).includes(name);

const OPEN = "/apps/people";
const nav: NavItem[] = [
  {
    id: "learning",
    title: "Learning",
    type: "group",
    children: [
      { id: "home", title: "Home", type: "item", url: "/home", icon: <Home /> },
      { id: "people", title: "People", type: "item", url: OPEN, icon: <Users />, badge: { title: "12" } },
      {
        id: "more",
        title: "More",
        type: "collapse",
        children: [{ id: "deep", title: "Further down", type: "item", url: "/deep" }],
      },
    ],
  },
  { id: "line", title: "", type: "divider" },
  {
    id: "out",
    title: "Handbook",
    type: "link",
    url: "https://learnt.test",
    badge: { title: "New", bg: "#b45309" },
  },
  { id: "settings", title: "Settings", type: "item", url: "/settings", icon: <Settings /> },
];

export function Shell({ style }: { style: LayoutStyle }) {
  const { navbar, footer, ...rest } = defaults[style];
  const config = { ...rest, navbar: { ...navbar, folded: false }, footer: { ...footer, display: true } };
  return (
    <AppShell
      nav={nav}
      path={OPEN}
      brand={<span className="kit-brand">Acme</span>}
      layout={{ style, config }}
      onFold={() => undefined}
      onGo={() => undefined}
      navFooter={<small>Learnt</small>}
      tabs={{
        items: [
          { id: "home", title: "Home", type: "item", url: "/home", icon: <Home /> },
          { id: "people", title: "People", type: "item", url: OPEN, icon: <Users /> },
        ],
        label: "Main screens",
        more: "More",
      }}
      footer={<span>A footer with words</span>}
      shortcuts={<IconButton label="A shortcut" icon={<Home />} />}
      tools={
        <>
          <ModeSwitch />
          <IconButton label="Notifications" icon={<Bell />} />
          <UserMenu name="Ada Okafor" note="ada@acme.test" entries={[]} />
        </>
      }
    >
      <Page>
        <PageHeader title="A screen" />
      </Page>
    </AppShell>
  );
}
