/** The bar on top: the way to the navigation on small screens, the search, and the tools at its end. */
import { Menu as MenuIcon, Search } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { nameOf } from "../base/keys";
import { useKit } from "../base/kit";
import type { PaletteMode } from "./usePaletteKey";

export type ToolbarProps = {
  brand: ReactNode;
  /** The navigation does not show it; on a phone it stands here always. */
  hasBrand: boolean;
  lead?: ReactNode;
  shortcuts?: ReactNode;
  tools?: ReactNode;
  /** Opens the navigation on small screens; without it there is none. */
  onMenu?: (() => void) | undefined;
  onPalette: (mode: PaletteMode) => void;
};

export function Toolbar({ brand, hasBrand, lead, shortcuts, tools, onMenu, onPalette }: ToolbarProps) {
  const { t } = useKit();
  return (
    <header className="kit-toolbar">
      <div className="kit-bar-in">
        {onMenu && (
          <IconButton
            className="kit-toolbar-menu"
            label={t("openNavigation")}
            icon={<MenuIcon />}
            onClick={onMenu}
          />
        )}
        <div className={cx("kit-toolbar-brand", !hasBrand && "kit-toolbar-brand-phone")}>{brand}</div>
        {lead}
        <div className="kit-toolbar-search">
          <IconButton
            label={t("clickToSearch")}
            icon={<Search />}
            aria-haspopup="dialog"
            onClick={() => onPalette("navigation")}
          />
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t("searchAppOrPage")}
            aria-keyshortcuts="Control+K Meta+K"
            title={t("searchAppOrPage")}
            onClick={() => onPalette("all")}
          >
            <span className="kit-toolbar-search-text">{t("searchAppOrPage")}</span>
            <span className="kit-kbd" aria-hidden="true">
              {nameOf("K")}
            </span>
          </button>
        </div>
        {shortcuts && <div className="kit-toolbar-shortcuts">{shortcuts}</div>}
        <div className="kit-toolbar-tools">{tools}</div>
      </div>
    </header>
  );
}
