/** The navigation as a line above the content (layouts 2 and 3): what holds others opens below its name. */
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { NavLink, NavTree } from "./NavTree";
import { currentId, flatten, type NavItem } from "./nav";
import { HOVER_DELAY } from "./usePeek";

type PartProps = { item: NavItem; current: string | undefined };

const WIDTH = 280;
const EDGE = 8;

/** Below its button, and not over the edge of the window. */
function placeBelow(button: HTMLElement): { insetBlockStart: number; left: number } {
  const box = button.getBoundingClientRect();
  const isRtl = getComputedStyle(button).direction === "rtl";
  const start = isRtl ? box.right - WIDTH : box.left;
  return {
    insetBlockStart: box.bottom + 4,
    left: Math.max(EDGE, Math.min(start, window.innerWidth - WIDTH - EDGE)),
  };
}

function Part({ item, current }: PartProps) {
  const [place, setPlace] = useState<ReturnType<typeof placeBelow> | null>(null);
  const part = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const holds = flatten(item.children ?? []).some((entry) => entry.item.id === current);
  const open = () => setPlace(button.current ? placeBelow(button.current) : null);
  const close = () => setPlace(null);
  const soon = (what: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(what, HOVER_DELAY);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return;
    const outside = (event: Event) => {
      if (!part.current?.contains(event.target as Node)) setPlace(null);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    // It would stay behind.
    document.addEventListener("scroll", outside, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("scroll", outside, { capture: true });
    };
  }, [place]);

  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !place) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  return (
    <li
      ref={part}
      onKeyDown={keys}
      onPointerEnter={(event) => event.pointerType === "mouse" && soon(open)}
      onPointerLeave={(event) => event.pointerType === "mouse" && soon(close)}
    >
      <button
        ref={button}
        type="button"
        className={cx("kit-nav-item", holds && "kit-nav-on")}
        aria-expanded={place !== null}
        onClick={() => {
          clearTimeout(timer.current);
          if (place) close();
          else open();
        }}
      >
        {item.icon && <span className="kit-nav-icon">{item.icon}</span>}
        <span className="kit-nav-text">{item.title}</span>
        <ChevronDown className={cx("kit-nav-chevron", place && "kit-turned")} aria-hidden="true" />
      </button>
      {place && (
        <div className="kit-nav-below" style={place}>
          <NavTree items={item.children ?? []} current={current} onNavigate={close} />
        </div>
      )}
    </li>
  );
}

/** Parts without a name have none to open them by: their entries stand in the line themselves. */
const flattenUnnamed = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) =>
    item.type === "group" && !item.title
      ? flattenUnnamed(item.children ?? [])
      : item.type === "divider"
        ? []
        : [item],
  );

export function NavLine({
  items,
  path,
  brand,
}: {
  items: readonly NavItem[];
  path: string;
  brand?: ReactNode;
}) {
  const { t } = useKit();
  const current = currentId(items, path);
  return (
    <nav className="kit-nav kit-nav-across" aria-label={t("mainNavigation")}>
      <div className="kit-bar-in">
        {brand && <div className="kit-nav-brand">{brand}</div>}
        <ul className="kit-nav-parts">
          {flattenUnnamed(items).map((item) =>
            item.children ? (
              <Part key={item.id} item={item} current={current} />
            ) : (
              <li key={item.id}>
                <NavLink item={item} current={current} />
              </li>
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}
