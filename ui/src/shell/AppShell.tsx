/** The frame of every signed-in screen: side bar, top bar, content. Below `lg` the side bar is a drawer. */
import { Dialog as D, Portal } from "@chakra-ui/react";
import { Menu as MenuIcon, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import type { PaletteEntry } from "./CommandPalette";
import { Navbar } from "./Navbar";
import type { NavItem } from "./nav";
import { useFold } from "./useFold";

const CommandPalette = lazy(() => import("./CommandPalette"));

export type AppShellProps = {
  nav: readonly NavItem[];
  path: string;
  brand: ReactNode;
  children: ReactNode;
  /** Right end of the top bar: switches, user menu. */
  tools?: ReactNode;
  /** Left end of the top bar, before the search: a back button, the name of the installation. */
  lead?: ReactNode;
  /** What the search finds beside the navigation. */
  palette?: readonly PaletteEntry[];
  onGo: (to: string) => void;
  /** More results for the typed text, fetched by the app. */
  onSearch?: (text: string) => Promise<readonly PaletteEntry[]>;
  /** Across the whole width above everything: impersonation, notices. */
  banner?: ReactNode;
  navFooter?: ReactNode;
  hideNavbar?: boolean;
  hideToolbar?: boolean;
};

export function AppShell(props: AppShellProps) {
  const { nav, path, brand, children, tools, lead, banner, navFooter, hideNavbar, hideToolbar } = props;
  const { t } = useKit();
  const [folded, toggleFold] = useFold();
  const [drawer, setDrawer] = useState(false);
  const [searching, setSearching] = useState(false);

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setSearching((on) => !on);
      }
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, []);

  return (
    <div className={cx("lt-shell", folded && "lt-shell-folded", hideNavbar && "lt-shell-bare")}>
      <a href="#content" className="lt-skip">
        {t("skipToContent")}
      </a>
      {banner}
      {!hideNavbar && (
        <div className="lt-shell-nav">
          <Navbar
            items={nav}
            path={path}
            brand={brand}
            folded={folded}
            onFold={toggleFold}
            footer={navFooter}
          />
        </div>
      )}
      {!hideToolbar && (
        <header className="lt-toolbar">
          {!hideNavbar && (
            <IconButton
              className="lt-toolbar-menu"
              label={t("openNavigation")}
              icon={<MenuIcon />}
              onClick={() => setDrawer(true)}
            />
          )}
          {lead}
          <button
            type="button"
            className="lt-toolbar-search"
            aria-label={t("searchAppOrPage")}
            aria-keyshortcuts="Control+K Meta+K"
            title={t("clickToSearch")}
            onClick={() => setSearching(true)}
          >
            <Search aria-hidden="true" />
            <span className="lt-toolbar-search-text">{t("searchAppOrPage")}</span>
            <span className="lt-kbd">{/mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘K" : "Ctrl K"}</span>
          </button>
          <div className="lt-toolbar-tools">{tools}</div>
        </header>
      )}
      <main id="content" className="lt-content" tabIndex={-1}>
        {children}
      </main>
      <D.Root open={drawer} onOpenChange={(change) => setDrawer(change.open)} lazyMount unmountOnExit>
        <Portal>
          <D.Backdrop className="lt-backdrop" />
          <D.Positioner className="lt-nav-drawer-place">
            <D.Content className="lt-nav-drawer" aria-label={t("mainNavigation")}>
              <Navbar
                items={nav}
                path={path}
                brand={brand}
                onNavigate={() => setDrawer(false)}
                footer={navFooter}
              />
            </D.Content>
          </D.Positioner>
        </Portal>
      </D.Root>
      {searching && (
        <Suspense fallback={null}>
          <CommandPalette
            nav={nav}
            entries={props.palette ?? []}
            onSearch={props.onSearch}
            onGo={props.onGo}
            onClose={() => setSearching(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
