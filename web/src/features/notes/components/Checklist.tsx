/** A checklist that is written: Enter begins a line, Backspace in an empty one takes it away, Alt with the arrows moves it. */

import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { isComposing } from "@learnt/ui/base/keys";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Plus, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type CheckItem, insertAfter, moved, newItem, splitLine, toggleItem } from "../model";
import { AddButton } from "./styles";

type Props = {
  list: readonly CheckItem[];
  onChange: (list: CheckItem[]) => void;
  /** A line that was just begun elsewhere: there one types on. */
  begun: string | null;
};

export function Checklist({ list, onChange, begun }: Props) {
  const { t } = useTranslation("notes");
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<string | null>(null);

  useEffect(() => {
    if (begun) setFocus(begun);
  }, [begun]);
  useEffect(() => {
    if (!focus) return;
    box.current?.querySelector<HTMLInputElement>(`[data-line="${focus}"]`)?.focus();
    setFocus(null);
  }, [focus]);

  const add = (after?: string) => {
    const item = newItem();
    onChange(after ? insertAfter(list, after, item) : [...list, item]);
    setFocus(item.id);
  };
  const drop = (id: string, back = false) => {
    const open = list.filter((item) => !item.checked);
    const before = open[open.findIndex((item) => item.id === id) - 1];
    onChange(list.filter((item) => item.id !== id));
    if (back && before) setFocus(before.id);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>, item: CheckItem) => {
    if (isComposing(event)) return;
    const arrow = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (event.key === "Enter") {
      event.preventDefault();
      add(item.id);
    } else if (event.key === "Backspace" && item.text === "") {
      event.preventDefault();
      drop(item.id, true);
    } else if (event.altKey && arrow) {
      event.preventDefault();
      onChange(moved(list, item.id, arrow));
      setFocus(item.id);
    }
  };
  const type = (item: CheckItem, text: string) =>
    onChange(list.map((entry) => (entry.id === item.id ? { ...entry, text } : entry)));

  const line = (item: CheckItem) => (
    <li key={item.id} className={cx("note-line", item.checked && "note-ticked")}>
      <Checkbox
        checked={item.checked}
        aria-label={t("list.tick", { text: item.text })}
        onChange={() => onChange(toggleItem(list, item.id))}
      />
      <input
        className="note-line-text"
        dir="auto"
        data-line={item.id}
        aria-label={t("list.line")}
        maxLength={1000}
        value={item.text}
        onChange={(event) => type(item, event.target.value)}
        onKeyDown={(event) => keys(event, item)}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (!text.trim().includes("\n") || item.text) return;
          event.preventDefault();
          onChange(splitLine(list, item.id, text.trim()));
        }}
      />
      <IconButton
        size="sm"
        label={t("list.drop", { text: item.text })}
        icon={<X />}
        onClick={() => drop(item.id)}
      />
    </li>
  );

  const open = list.filter((item) => !item.checked);
  const done = list.filter((item) => item.checked);
  return (
    <div ref={box}>
      <ul aria-label={t("list.title")}>{open.map(line)}</ul>
      <AddButton type="button" onClick={() => add()}>
        <Plus aria-hidden="true" />
        {t("list.add")}
      </AddButton>
      {done.length > 0 && (
        <details className="note-done" open>
          <summary>{t("list.done", { count: done.length })}</summary>
          <ul aria-label={t("list.done", { count: done.length })}>{done.map(line)}</ul>
        </details>
      )}
    </div>
  );
}
