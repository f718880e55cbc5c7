/** The bar on top: the way to the navigation on small screens, both searches, and the tools at its end. */
import { Menu as MenuIcon, Search, TextSearch } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { nameOf } from "../base/keys";
import { useKit } from "../base/kit";
import { NavigationSearch } from "./NavigationSearch";
import type { NavItem } from "./nav";

export type ToolbarProps = {
  nav: readonly NavItem[];
  brand: ReactNode;
  /** The navigation does not show it; on a phone it stands here always. */
  hasBrand: boolean;
  lead?: ReactNode;
  shortcuts?: ReactNode;
  tools?: ReactNode;
  onGo: (to: string) => void;
  /** Opens the navigation on small screens; without it there is none. */
  onMenu?: (() => void) | undefined;
  onPalette: () => void;
};

export function Toolbar({
  nav,
  brand,
  hasBrand,
  lead,
  shortcuts,
  tools,
  onGo,
  onMenu,
  onPalette,
}: ToolbarProps) {
  const { t } = useKit();
  return (
    <header className="lt-toolbar">
      <div className="lt-bar-in">
        {onMenu && (
          <IconButton
            className="lt-toolbar-menu"
            label={t("openNavigation")}
            icon={<MenuIcon />}
            onClick={onMenu}
          />
        )}
        <div className={cx("lt-toolbar-brand", !hasBrand && "lt-toolbar-brand-phone")}>{brand}</div>
        {lead}
        <NavigationSearch items={nav} onGo={onGo} />
        <button
          type="button"
          className="lt-toolbar-search"
          aria-label={t("searchAppOrPage")}
          aria-keyshortcuts="Control+K Meta+K"
          title={t("searchAppOrPage")}
          onClick={onPalette}
        >
          <Search aria-hidden="true" className="lt-toolbar-search-lens" />
          <TextSearch aria-hidden="true" className="lt-toolbar-search-all" />
          <span className="lt-toolbar-search-text">{t("searchAppOrPage")}</span>
          <span className="lt-kbd" aria-hidden="true">
            {nameOf("K")}
          </span>
        </button>
        {shortcuts && <div className="lt-toolbar-shortcuts">{shortcuts}</div>}
        <div className="lt-toolbar-tools">{tools}</div>
      </div>
    </header>
  );
}
