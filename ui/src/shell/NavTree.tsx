/** The entries of the navigation below each other: groups, collapsing parts, items, links and dividers. */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { Badge } from "./NavBadge";
import { flatten, type NavItem } from "./nav";

type SharedProps = {
  /** The entry of the open page. */
  current: string | undefined;
  /** Something was chosen. */
  onNavigate?: (() => void) | undefined;
};
type EntryProps = SharedProps & { item: NavItem };

const icon = (item: NavItem) => (
  <span className="kit-nav-icon">{item.icon ?? <span className="kit-nav-dot" />}</span>
);

/** A link to a screen, or out of the app. */
export function NavLink({ item, current, onNavigate }: EntryProps) {
  const { Link } = useKit();
  const on = item.id === current;
  const classes = cx("kit-nav-item", on && "kit-nav-on");
  const content = (
    <>
      {icon(item)}
      <span className="kit-nav-text">{item.title}</span>
      {item.badge && <Badge badge={item.badge} />}
    </>
  );
  if (item.type === "link")
    return (
      <a className={classes} href={item.url} target={item.target ?? "_blank"} rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <Link
      className={classes}
      to={item.url ?? "/"}
      aria-current={on ? "page" : undefined}
      {...(onNavigate ? { onClick: onNavigate } : {})}
    >
      {content}
    </Link>
  );
}

function Collapse({ item, ...shared }: EntryProps) {
  const holds = flatten(item.children ?? []).some((entry) => entry.item.id === shared.current);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? holds;
  return (
    <li>
      <button
        type="button"
        className={cx("kit-nav-item", holds && !open && "kit-nav-on")}
        aria-expanded={open}
        onClick={() => setChosen(!open)}
      >
        {icon(item)}
        <span className="kit-nav-text">{item.title}</span>
        {item.badge && <Badge badge={item.badge} />}
        <ChevronDown className={cx("kit-nav-chevron", open && "kit-turned")} aria-hidden="true" />
      </button>
      {open && <NavTree items={item.children ?? []} className="kit-nav-sub" {...shared} />}
    </li>
  );
}

function Entry(props: EntryProps) {
  const { item, ...shared } = props;
  switch (item.type) {
    case "divider":
      return <li aria-hidden="true" className="kit-nav-line" />;
    case "collapse":
      return <Collapse {...props} />;
    case "group":
      return (
        <li>
          {item.title && (
            <p className="kit-nav-group">
              <span>{item.title}</span>
            </p>
          )}
          <NavTree items={item.children ?? []} {...shared} />
        </li>
      );
    default:
      return (
        <li>
          <NavLink {...props} />
        </li>
      );
  }
}

export function NavTree({
  items,
  className,
  ...shared
}: SharedProps & { items: readonly NavItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <Entry key={item.id} item={item} {...shared} />
      ))}
    </ul>
  );
}
