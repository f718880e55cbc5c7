/**
 * Keys of one letter, for people who never leave the keyboard: `?` lists them, `/` searches, `g` and a letter goes somewhere,
 * `j` and `k` move from entry to entry of a list. Whoever speaks to the computer turns them off (WCAG 2.1.4).
 */
import { useEffect, useRef } from "react";
import { isForPage, latinLetter } from "../base/keys";

export type PageKeys = {
  on: boolean;
  /** Where `g` and a letter lead. */
  go: Readonly<Record<string, string>>;
  onGo: (to: string) => void;
  /** Where the page has no search of its own. */
  onSearch: () => void;
  onHelp: () => void;
};

/** So long `g` waits for its letter, in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1500;
const ENTRIES = "#content :is(.kit-row-link, .kit-card-link)";

/** The entry after, or before, the one that has the focus. */
function move(by: 1 | -1): boolean {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)].filter(
    (item) => !item.closest("[hidden]"),
  );
  const row = document.activeElement?.closest("tr, .kit-card-open");
  const at = entries.findIndex((item) => item === document.activeElement || row?.contains(item));
  const next = entries[at < 0 ? 0 : at + by];
  next?.focus();
  return next !== undefined;
}

function search(): boolean {
  const box = document.querySelector<HTMLInputElement>("#content input[type=search]");
  box?.focus();
  box?.select();
  return box !== null;
}

export function usePageKeys(keys: PageKeys): void {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    let until = 0;
    /** Whether the key meant something. */
    const act = (event: KeyboardEvent): boolean => {
      const { go, onGo, onSearch, onHelp } = now.current;
      const letter = event.shiftKey ? null : latinLetter(event);
      const to = letter && Date.now() < until ? go[letter] : undefined;
      until = letter === "g" && !to ? Date.now() + SEQUENCE_TIMEOUT_MS : 0;
      if (event.key === "?") onHelp();
      else if (event.key === "/") {
        if (!search()) onSearch();
      } else if (to) onGo(to);
      else return (letter === "j" && move(1)) || (letter === "k" && move(-1));
      return true;
    };
    const press = (event: KeyboardEvent) => {
      if (!now.current.on || !isForPage(event)) return;
      if (act(event)) event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
