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

type LabelEntry = Extract<MenuEntry, { kind: "label" }>;
type OtherEntry = Exclude<MenuEntry, LabelEntry>;

function Entry({ entry }: { entry: OtherEntry }) {
  const { Link } = useKit();
  if (entry.kind === "divider") return <M.Separator />;
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

/** Entries below their labels; a line ends a group. */
function grouped(entries: readonly MenuEntry[]) {
  const groups: { label: LabelEntry | null; rest: OtherEntry[] }[] = [{ label: null, rest: [] }];
  for (const entry of entries) {
    if (entry.kind === "label") groups.push({ label: entry, rest: [] });
    else {
      if (entry.kind === "divider" && groups.at(-1)?.label) groups.push({ label: null, rest: [] });
      groups.at(-1)?.rest.push(entry);
    }
  }
  return groups;
}

export function Menu({ trigger, entries, head, placement = "bottom-end" }: MenuProps) {
  return (
    <M.Root positioning={{ placement }} lazyMount unmountOnExit>
      <M.Trigger asChild>{trigger}</M.Trigger>
      <Portal>
        <M.Positioner>
          <M.Content>
            {head && (
              <div className="lt-menu-head" role="presentation">
                {head}
              </div>
            )}
            {grouped(entries).map(({ label, rest }) =>
              label ? (
                <M.ItemGroup key={label.id} id={label.id}>
                  <M.ItemGroupLabel>{label.label}</M.ItemGroupLabel>
                  {rest.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </M.ItemGroup>
              ) : (
                rest.map((entry) => <Entry key={entry.id} entry={entry} />)
              ),
            )}
          </M.Content>
        </M.Positioner>
      </Portal>
    </M.Root>
  );
}
