/** The navigation at the side, 280 wide or folded to 64, and in the drawer of small screens. */
import { ChevronsLeft, ChevronsRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { NavTree } from "./NavTree";
import { currentId, type NavItem } from "./nav";
import { usePeek } from "./usePeek";

export type NavbarProps = {
  items: readonly NavItem[];
  path: string;
  brand: ReactNode;
  footer?: ReactNode;
};

/** What both have: name, entries, what stands below them. */
function NavbarContent({
  items,
  path,
  brand,
  footer,
  button,
  onNavigate,
}: NavbarProps & { button?: ReactNode; onNavigate?: () => void }) {
  return (
    <>
      <div className="kit-nav-head">
        <div className="kit-nav-brand">{brand}</div>
        {button}
      </div>
      <NavTree
        items={items}
        current={currentId(items, path)}
        onNavigate={onNavigate}
        className="kit-nav-list"
      />
      {footer && <div className="kit-nav-foot">{footer}</div>}
    </>
  );
}

export function SideNav({
  folded: isFolded,
  atEnd,
  onFold,
  ...rest
}: NavbarProps & { folded: boolean; atEnd: boolean; onFold?: (() => void) | undefined }) {
  const { t } = useKit();
  const { open, close, on } = usePeek();
  const fold = () => {
    close();
    onFold?.();
  };
  const [In, Out] = atEnd ? [ChevronsRight, ChevronsLeft] : [ChevronsLeft, ChevronsRight];
  return (
    <div className={cx("kit-shell-nav", isFolded && "kit-shell-nav-folded")}>
      <nav
        className={cx("kit-nav", isFolded && (open ? "kit-nav-over" : "kit-nav-slim"))}
        aria-label={t("mainNavigation")}
        {...on}
      >
        <NavbarContent
          {...rest}
          button={
            onFold && (
              <IconButton
                size="sm"
                className="kit-nav-fold"
                label={t(isFolded ? "unfoldNavigation" : "foldNavigation")}
                icon={isFolded ? <Out className="kit-flip" /> : <In className="kit-flip" />}
                onClick={fold}
              />
            )
          }
        />
      </nav>
    </div>
  );
}

export function DrawerNav({ onClose, ...rest }: NavbarProps & { onClose: () => void }) {
  const { t } = useKit();
  return (
    <nav className="kit-nav" aria-label={t("mainNavigation")}>
      <NavbarContent
        {...rest}
        onNavigate={onClose}
        button={<IconButton size="sm" label={t("close")} icon={<X />} onClick={onClose} />}
      />
    </nav>
  );
}
