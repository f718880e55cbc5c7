/** On a phone, at the bottom: the few screens that are opened most, and the way to all others. */
import { Ellipsis } from "lucide-react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { isCurrent, type NavItem } from "./nav";

export type Tabs = {
  items: readonly NavItem[];
  /** What the bar is called, and its last button. */
  label: string;
  more: string;
};

type Props = Tabs & {
  path: string;
  /** The navigation is open. */
  open: boolean;
  onMore: () => void;
};

export function TabBar({ items, label, more, path, open, onMore }: Props) {
  const { Link } = useKit();
  return (
    <nav className="kit-tabbar" aria-label={label}>
      <ul>
        {items.map((item) => {
          const on = isCurrent(item, path);
          return (
            <li key={item.id}>
              <Link
                to={item.url ?? "/"}
                className={cx("kit-tabbar-item", on && "kit-tabbar-on")}
                aria-current={on ? "page" : undefined}
              >
                {item.icon}
                <span>{item.title}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className="kit-tabbar-item"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={onMore}
          >
            <Ellipsis aria-hidden="true" />
            <span>{more}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
