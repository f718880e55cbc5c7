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
function Inside({
  items,
  path,
  brand,
  footer,
  button,
  onNavigate,
}: NavbarProps & { button?: ReactNode; onNavigate?: () => void }) {
  return (
    <>
      <div className="lt-nav-head">
        <div className="lt-nav-brand">{brand}</div>
        {button}
      </div>
      <NavTree
        items={items}
        current={currentId(items, path)}
        onNavigate={onNavigate}
        className="lt-nav-list"
      />
      {footer && <div className="lt-nav-foot">{footer}</div>}
    </>
  );
}

export function SideNav({
  folded,
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
    <div className={cx("lt-shell-nav", folded && "lt-shell-nav-folded")}>
      <nav
        className={cx("lt-nav", folded && (open ? "lt-nav-over" : "lt-nav-slim"))}
        aria-label={t("mainNavigation")}
        {...on}
      >
        <Inside
          {...rest}
          button={
            onFold && (
              <IconButton
                size="sm"
                className="lt-nav-fold"
                label={t(folded ? "unfoldNavigation" : "foldNavigation")}
                icon={folded ? <Out className="lt-flip" /> : <In className="lt-flip" />}
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
    <nav className="lt-nav" aria-label={t("mainNavigation")}>
      <Inside
        {...rest}
        onNavigate={onClose}
        button={<IconButton size="sm" label={t("close")} icon={<X />} onClick={onClose} />}
      />
    </nav>
  );
}
