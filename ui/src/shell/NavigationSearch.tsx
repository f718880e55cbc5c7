/** The search of the navigation: an icon in the top bar that becomes a field over its whole width. */

import { Search, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../action/Button";
import { cx } from "../base/cx";
import { isEnter } from "../base/keys";
import { useKit } from "../base/kit";
import { suggestions } from "./matches";
import { flatten, type NavItem } from "./nav";

type Props = { items: readonly NavItem[]; onGo: (to: string) => void };

export function NavigationSearch(props: Props) {
  const { t } = useKit();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  useEffect(() => {
    if (open || !back.current) return;
    back.current = false;
    button.current?.focus();
  }, [open]);

  const close = (toButton: boolean) => {
    back.current = toButton;
    setOpen(false);
  };
  if (open) return <Field {...props} onClose={close} />;
  return (
    <IconButton
      ref={button}
      label={t("clickToSearch")}
      icon={<Search />}
      aria-expanded={false}
      onClick={() => setOpen(true)}
    />
  );
}

function Field({ items, onGo, onClose }: Props & { onClose: (toButton: boolean) => void }) {
  const { t } = useKit();
  const id = useId();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const found = suggestions(
    flatten(items).map(({ item, trail }) => ({ item, title: item.title, trail })),
    text,
  );
  const asked = text.trim() !== "";

  const pick = ({ item }: (typeof found)[number]) => {
    onClose(false);
    if (item.type === "link") window.open(item.url, item.target ?? "_blank", "noopener");
    else onGo(item.url ?? "/");
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (event.key === "Escape") onClose(true);
    else if (step && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (isEnter(event) && chosen) pick(chosen);
    else return;
    event.preventDefault();
  };
  const left = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose(false);
  };

  return (
    <search className="lt-find" onBlur={left} onKeyDown={keys}>
      <Search aria-hidden="true" />
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        role="combobox"
        aria-label={t("search")}
        aria-expanded={asked}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        placeholder={t("search")}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      <IconButton label={t("close")} icon={<X />} onClick={() => onClose(true)} />
      <div className="lt-find-list" hidden={!asked}>
        <div id={`${id}-list`} role="listbox" aria-label={t("results")} hidden={found.length === 0}>
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
            <div
              key={one.item.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={cx("lt-find-item", index === at && "lt-find-on")}
              onPointerMove={() => setAt(index)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
            >
              {one.item.icon}
              <span>{one.title}</span>
              {one.trail.length > 0 && <small>{one.trail.join(" › ")}</small>}
            </div>
          ))}
        </div>
        <p className="lt-find-none" role="status">
          {asked && found.length === 0 && t("noResults")}
        </p>
      </div>
    </search>
  );
}
