/** A menu under a button: actions, links and choices. */
import { Menu as M, Portal } from "@chakra-ui/react";
import { Check } from "lucide-react";
import type { MouseEvent, ReactElement, ReactNode } from "react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";

export type MenuEntry =
  | {
      kind?: "action";
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      onSelect: () => void;
      danger?: boolean;
      disabled?: boolean;
      checked?: boolean;
    }
  | { kind: "link"; id: string; label: ReactNode; icon?: ReactNode; to: string }
  | {
      kind: "href";
      id: string;
      label: ReactNode;
      icon?: ReactNode;
      href: string;
      newTab?: boolean;
      current?: boolean;
      /** Instead of following the link; opening it in another tab still does. */
      onSelect?: () => void;
    }
  | { kind: "label"; id: string; label: ReactNode }
  | { kind: "divider"; id: string };

export type MenuProps = {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  head?: ReactNode;
  placement?: "bottom-start" | "bottom-end";
};

/** A plain click is ours; with a modifier the browser does what its person is used to. */
function instead(onSelect: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onSelect();
  };
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { Link } = useKit();
  if (entry.kind === "divider") return <M.Separator className="lt-menu-line" />;
  if (entry.kind === "label") return <div className="lt-menu-label">{entry.label}</div>;
  const content = (
    <>
      {entry.icon}
      <span className="lt-menu-text">{entry.label}</span>
    </>
  );
  if (entry.kind === "link") {
    return (
      <M.Item value={entry.id} className="lt-menu-item" asChild>
        <Link to={entry.to}>{content}</Link>
      </M.Item>
    );
  }
  if (entry.kind === "href") {
    return (
      <M.Item value={entry.id} className="lt-menu-item" asChild>
        <a
          href={entry.href}
          aria-current={entry.current ? "true" : undefined}
          onClick={entry.onSelect ? instead(entry.onSelect) : undefined}
          {...(entry.newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        >
          {content}
          {entry.current && <Check aria-hidden="true" />}
        </a>
      </M.Item>
    );
  }
  return (
    <M.Item
      value={entry.id}
      className={cx("lt-menu-item", entry.danger && "lt-menu-danger")}
      disabled={entry.disabled}
      onSelect={entry.onSelect}
      aria-checked={entry.checked}
      role={entry.checked === undefined ? undefined : "menuitemcheckbox"}
    >
      {content}
      {entry.checked && <Check aria-hidden="true" />}
    </M.Item>
  );
}

export function Menu({ trigger, entries, head, placement = "bottom-end" }: MenuProps) {
  return (
    <M.Root positioning={{ placement }} lazyMount unmountOnExit>
      <M.Trigger asChild>{trigger}</M.Trigger>
      <Portal>
        <M.Positioner className="lt-float-place">
          <M.Content className="lt-menu">
            {head && <div className="lt-menu-head">{head}</div>}
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </M.Content>
        </M.Positioner>
      </Portal>
    </M.Root>
  );
}
