/** The one search, by its icon, its field or Ctrl/Cmd+K: pages of the navigation, actions, and what the app looks up for the typed text. */
import { Dialog as D, Portal } from "@chakra-ui/react";
import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useKit } from "../base/kit";
import { matches, SUGGESTIONS } from "./matches";
import { flatten, type NavItem } from "./nav";
import type { Asked } from "./usePaletteKey";

export type PaletteEntry = {
  id: string;
  title: string;
  group: string;
  note?: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
};

export type CommandPaletteProps = {
  asked: Asked;
  nav: readonly NavItem[];
  entries: readonly PaletteEntry[];
  onSearch: ((text: string) => Promise<readonly PaletteEntry[]>) | undefined;
  onGo: (to: string) => void;
  onClose: () => void;
};

/** The specification's words for each of the two. */
const words = {
  navigation: { name: "search", nothing: "noResults" },
  all: { name: "searchAppOrPage", nothing: "noAppOrPage" },
} as const;

export default function CommandPalette(props: CommandPaletteProps) {
  const { asked, nav, entries, onSearch, onGo, onClose } = props;
  const { name, nothing } = words[asked];
  const { t } = useKit();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly PaletteEntry[]>([]);

  useEffect(() => {
    const wanted = text.trim();
    if (!onSearch || wanted.length < 2) {
      setFound([]);
      setBusy(false);
      return;
    }
    let live = true;
    const take = (results: readonly PaletteEntry[]) => {
      if (!live) return;
      setFound(results);
      setBusy(false);
    };
    setBusy(true);
    const timer = setTimeout(() => {
      onSearch(wanted).then(take, () => take([]));
    }, 200);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [text, onSearch]);

  const pages: PaletteEntry[] = flatten(nav).map(({ item, trail }) => ({
    id: `page:${item.id}`,
    title: item.title,
    group: t("pagesGroup"),
    ...(trail.length ? { note: trail.join(" › ") } : {}),
    icon: item.icon,
    ...(item.type === "link"
      ? { onSelect: () => window.open(item.url, item.target ?? "_blank", "noopener") }
      : { to: item.url ?? "/" }),
  }));
  const shown = [...matches([...pages, ...entries], text, SUGGESTIONS), ...found];
  const groups = [...new Set(shown.map((entry) => entry.group))];

  const pick = (entry: PaletteEntry) => {
    onClose();
    if (entry.to) onGo(entry.to);
    else entry.onSelect?.();
  };

  return (
    <D.Root unstyled open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <D.Backdrop className="lt-backdrop" />
        <D.Positioner className="lt-palette-place">
          <D.Content className="lt-palette" aria-label={t(name)}>
            <Command label={t(name)} shouldFilter={false} loop>
              <div className="lt-palette-head">
                <Search aria-hidden="true" />
                <Command.Input autoFocus value={text} onValueChange={setText} placeholder={t(name)} />
                <button
                  type="button"
                  className="lt-palette-close"
                  aria-label={`${t("close")} (Esc)`}
                  onClick={onClose}
                >
                  <span className="lt-kbd">Esc</span>
                  <X aria-hidden="true" />
                </button>
              </div>
              <p className="lt-palette-empty" role="status">
                {groups.length === 0 && t(busy ? "searching" : nothing)}
              </p>
              <Command.List className="lt-palette-list" label={t("results")} hidden={groups.length === 0}>
                {groups.map((group) => (
                  <Command.Group key={group} heading={group} className="lt-palette-group">
                    {shown
                      .filter((entry) => entry.group === group)
                      .map((entry) => (
                        <Command.Item
                          key={entry.id}
                          value={entry.id}
                          className="lt-palette-item"
                          onSelect={() => pick(entry)}
                        >
                          {entry.icon}
                          <span>{entry.title}</span>
                          {entry.note && <small>{entry.note}</small>}
                        </Command.Item>
                      ))}
                  </Command.Group>
                ))}
              </Command.List>
            </Command>
          </D.Content>
        </D.Positioner>
      </Portal>
    </D.Root>
  );
}
