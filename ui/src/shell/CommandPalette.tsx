/** The one search, by its icon, its field or Ctrl/Cmd+K: pages of the navigation, actions, and what the app looks up for the typed text. */
import { Dialog as ChakraDialog, Portal } from "@chakra-ui/react";
import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useKit } from "../base/kit";
import { filterByTitle, SUGGESTIONS } from "./filterByTitle";
import { flatten, type NavItem } from "./nav";
import type { PaletteMode } from "./usePaletteKey";

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
  mode: PaletteMode;
  nav: readonly NavItem[];
  entries: readonly PaletteEntry[];
  onSearch: ((text: string) => Promise<readonly PaletteEntry[]>) | undefined;
  onGo: (to: string) => void;
  onClose: () => void;
};

/** The specification's words for each of the two. */
const labels = {
  navigation: { name: "search", nothing: "noResults" },
  all: { name: "searchAppOrPage", nothing: "noAppOrPage" },
} as const;

export default function CommandPalette(props: CommandPaletteProps) {
  const { mode, nav, entries, onSearch, onGo, onClose } = props;
  const { name, nothing } = labels[mode];
  const { t } = useKit();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setFound] = useState<readonly PaletteEntry[]>([]);

  useEffect(() => {
    const searchText = text.trim();
    if (!onSearch || searchText.length < 2) {
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
      onSearch(searchText).then(take, () => take([]));
    }, 200);
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [text, onSearch]);

  const pages: PaletteEntry[] = flatten(nav).map(({ item, path }) => ({
    id: `page:${item.id}`,
    title: item.title,
    group: t("pagesGroup"),
    ...(path.length ? { note: path.join(" › ") } : {}),
    icon: item.icon,
    ...(item.type === "link"
      ? { onSelect: () => window.open(item.url, item.target ?? "_blank", "noopener") }
      : { to: item.url ?? "/" }),
  }));
  const shown = [...filterByTitle([...pages, ...entries], text, SUGGESTIONS), ...result];
  const groups = [...new Set(shown.map((entry) => entry.group))];

  const pick = (entry: PaletteEntry) => {
    onClose();
    if (entry.to) onGo(entry.to);
    else entry.onSelect?.();
  };

  return (
    <ChakraDialog.Root unstyled open onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <ChakraDialog.Backdrop className="kit-backdrop" />
        <ChakraDialog.Positioner className="kit-palette-place">
          <ChakraDialog.Content className="kit-palette" aria-label={t(name)}>
            <Command label={t(name)} shouldFilter={false} loop>
              <div className="kit-palette-head">
                <Search aria-hidden="true" />
                <Command.Input autoFocus value={text} onValueChange={setText} placeholder={t(name)} />
                <button
                  type="button"
                  className="kit-palette-close"
                  aria-label={`${t("close")} (Esc)`}
                  onClick={onClose}
                >
                  <span className="kit-kbd">Esc</span>
                  <X aria-hidden="true" />
                </button>
              </div>
              <p className="kit-palette-empty" role="status">
                {groups.length === 0 && t(busy ? "searching" : nothing)}
              </p>
              <Command.List className="kit-palette-list" label={t("results")} hidden={groups.length === 0}>
                {groups.map((group) => (
                  <Command.Group key={group} heading={group} className="kit-palette-group">
                    {shown
                      .filter((entry) => entry.group === group)
                      .map((entry) => (
                        <Command.Item
                          key={entry.id}
                          value={entry.id}
                          className="kit-palette-item"
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
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
