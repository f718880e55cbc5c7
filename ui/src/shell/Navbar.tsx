/** The side bar: 280 wide, 64 folded; groups, collapsing parts, items, links and dividers. */
import { ChevronDown, ChevronsLeft, ChevronsRight, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { Tooltip } from "../overlay/Tooltip";
import { currentId, flatten, type NavItem } from "./nav";

export type NavbarProps = {
  items: readonly NavItem[];
  path: string;
  brand: ReactNode;
  folded?: boolean;
  onFold?: () => void;
  /** In a drawer: it is left for another screen, or closed. */
  onNavigate?: () => void;
  footer?: ReactNode;
};

type EntryProps = {
  item: NavItem;
  current: string | undefined;
  folded: boolean;
  onNavigate: (() => void) | undefined;
};

function Entry({ item, current, folded, onNavigate }: EntryProps) {
  const { Link } = useKit();
  const on = item.id === current;
  const content = (
    <>
      <span className="lt-nav-icon">{item.icon ?? <span className="lt-nav-dot" />}</span>
      <span className="lt-nav-text">{item.title}</span>
      {item.badge !== undefined && item.badge !== null && <span className="lt-nav-badge">{item.badge}</span>}
    </>
  );
  const look = cx("lt-nav-item", on && "lt-nav-on");
  const link =
    item.type === "link" ? (
      <a className={look} href={item.url} target={item.target ?? "_blank"} rel="noopener noreferrer">
        {content}
      </a>
    ) : (
      <Link
        className={look}
        to={item.url ?? "/"}
        aria-current={on ? "page" : undefined}
        {...(onNavigate ? { onClick: onNavigate } : {})}
      >
        {content}
      </Link>
    );
  return (
    <li>
      <Tooltip text={item.title} placement="right" off={!folded}>
        {link}
      </Tooltip>
    </li>
  );
}

function Collapse({ item, current, folded, onNavigate }: EntryProps) {
  const holds = flatten(item.children ?? []).some((entry) => entry.item.id === current);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? holds;
  if (folded)
    return (
      <>
        {item.children?.map((child) => (
          <Any key={child.id} item={child} current={current} folded onNavigate={onNavigate} />
        ))}
      </>
    );
  return (
    <li>
      <button
        type="button"
        className={cx("lt-nav-item", holds && !open && "lt-nav-on")}
        aria-expanded={open}
        onClick={() => setChosen(!open)}
      >
        <span className="lt-nav-icon">{item.icon ?? <span className="lt-nav-dot" />}</span>
        <span className="lt-nav-text">{item.title}</span>
        <ChevronDown className={cx("lt-nav-chevron", open && "lt-turned")} aria-hidden="true" />
      </button>
      {open && (
        <ul className="lt-nav-sub">
          {item.children?.map((child) => (
            <Any key={child.id} item={child} current={current} folded={false} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Any(props: EntryProps) {
  const { item, current, folded, onNavigate } = props;
  if (item.type === "divider") return <li aria-hidden="true" className="lt-nav-line" />;
  if (item.type === "collapse") return <Collapse {...props} />;
  if (item.type === "group") {
    return (
      <li>
        <p className="lt-nav-group">{item.title}</p>
        <ul>
          {item.children?.map((child) => (
            <Any key={child.id} item={child} current={current} folded={folded} onNavigate={onNavigate} />
          ))}
        </ul>
      </li>
    );
  }
  return <Entry {...props} />;
}

export function Navbar({ items, path, brand, folded = false, onFold, onNavigate, footer }: NavbarProps) {
  const { t } = useKit();
  const current = currentId(items, path);
  return (
    <nav className={cx("lt-nav", folded && "lt-nav-folded")} aria-label={t("mainNavigation")}>
      <div className="lt-nav-head">
        <div className="lt-nav-brand">{brand}</div>
        {onNavigate && <IconButton size="sm" label={t("close")} icon={<X />} onClick={onNavigate} />}
        {onFold && (
          <IconButton
            size="sm"
            label={t(folded ? "unfoldNavigation" : "foldNavigation")}
            icon={folded ? <ChevronsRight className="lt-flip" /> : <ChevronsLeft className="lt-flip" />}
            onClick={onFold}
          />
        )}
      </div>
      <ul className="lt-nav-list">
        {items.map((item) => (
          <Any key={item.id} item={item} current={current} folded={folded} onNavigate={onNavigate} />
        ))}
      </ul>
      {footer && !folded && <div className="lt-nav-foot">{footer}</div>}
    </nav>
  );
}
