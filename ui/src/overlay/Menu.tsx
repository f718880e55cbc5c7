/** A menu under a button: actions, links and choices. */
import { Menu as ChakraMenu, Portal } from "@chakra-ui/react";
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
function onPlainClick(onSelect: () => void) {
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
  if (entry.kind === "divider") return <ChakraMenu.Separator />;
  const content = (
    <>
      {entry.icon}
      <span className="kit-menu-text">{entry.label}</span>
    </>
  );
  if (entry.kind === "link") {
    return (
      <ChakraMenu.Item value={entry.id} className="kit-menu-item" asChild>
        <Link to={entry.to}>{content}</Link>
      </ChakraMenu.Item>
    );
  }
  if (entry.kind === "href") {
    return (
      <ChakraMenu.Item value={entry.id} className="kit-menu-item" asChild>
        <a
          href={entry.href}
          aria-current={entry.current ? "true" : undefined}
          onClick={entry.onSelect ? onPlainClick(entry.onSelect) : undefined}
          {...(entry.newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        >
          {content}
          {entry.current && <Check aria-hidden="true" />}
        </a>
      </ChakraMenu.Item>
    );
  }
  return (
    <ChakraMenu.Item
      value={entry.id}
      className={cx("kit-menu-item", entry.danger && "kit-menu-danger")}
      disabled={entry.disabled}
      onSelect={entry.onSelect}
      aria-checked={entry.checked}
      role={entry.checked === undefined ? undefined : "menuitemcheckbox"}
    >
      {content}
      {entry.checked && <Check aria-hidden="true" />}
    </ChakraMenu.Item>
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
    <ChakraMenu.Root positioning={{ placement }} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {head && (
              <div className="kit-menu-head" role="presentation">
                {head}
              </div>
            )}
            {grouped(entries).map(({ label, rest }) =>
              label ? (
                <ChakraMenu.ItemGroup key={label.id} id={label.id}>
                  <ChakraMenu.ItemGroupLabel>{label.label}</ChakraMenu.ItemGroupLabel>
                  {rest.map((entry) => (
                    <Entry key={entry.id} entry={entry} />
                  ))}
                </ChakraMenu.ItemGroup>
              ) : (
                rest.map((entry) => <Entry key={entry.id} entry={entry} />)
              ),
            )}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  );
}
