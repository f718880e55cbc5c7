/** Things to tick: typed one after the other with Enter, moved by buttons, each required or not. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Item } from "../model";
import type { KindProps } from "./ActivityEditor";

export function ChecklistEditor({ activity, disabled, error, onChange, onLeave }: KindProps) {
  const { t } = useTranslation("courses");
  const list = useRef<HTMLOListElement>(null);
  const items = activity.content.items ?? [];

  const update = (next: Item[]) => onChange({ items: next });
  const focus = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>("input[type=text]")[index]?.focus(),
    );
  const add = (index: number) => {
    update([
      ...items.slice(0, index),
      { id: crypto.randomUUID(), text: "", required: true },
      ...items.slice(index),
    ]);
    focus(index);
  };
  const set = (index: number, patch: Partial<Item>) =>
    update(items.map((item, at) => (at === index ? { ...item, ...patch } : item)));
  const remove = (index: number) => {
    update(items.filter((_, at) => at !== index));
    focus(Math.max(0, index - 1));
  };
  const move = (index: number, step: -1 | 1) => {
    const next = [...items];
    const [moved] = next.splice(index, 1);
    if (!moved) return;
    next.splice(index + step, 0, moved);
    update(next);
  };
  const keys = (event: KeyboardEvent, index: number) => {
    if (isEnter(event)) {
      event.preventDefault();
      add(index + 1);
    }
    if (event.key === "Backspace" && items[index]?.text === "" && items.length > 1) {
      event.preventDefault();
      remove(index);
    }
  };

  return (
    <fieldset className="course-fieldset" onBlur={onLeave}>
      <legend className="kit-label">{t("field.items")}</legend>
      <ol ref={list}>
        {items.map((item, index) => (
          <li key={item.id} className="course-item">
            <input
              type="text"
              dir="auto"
              className="kit-input"
              value={item.text}
              maxLength={500}
              readOnly={disabled}
              aria-label={t("item", { number: index + 1 })}
              placeholder={t("itemPlaceholder")}
              onChange={(event) => set(index, { text: event.target.value })}
              onKeyDown={(event) => keys(event, index)}
            />
            <label className="course-item-required" htmlFor={`required-${item.id}`}>
              <Checkbox
                id={`required-${item.id}`}
                checked={item.required}
                disabled={disabled}
                onChange={(event) => set(index, { required: event.target.checked })}
              />
              {t("itemRequired")}
            </label>
            {!disabled && (
              <span className="course-item-actions">
                <IconButton
                  size="sm"
                  label={t("moveUp")}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size="sm"
                  label={t("moveDown")}
                  icon={<ArrowDown />}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  size="sm"
                  label={t("removeItem", { number: index + 1 })}
                  icon={<X />}
                  onClick={() => remove(index)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {!disabled && (
        <Button size="sm" icon={<Plus />} disabled={items.length >= 100} onClick={() => add(items.length)}>
          {t("addItem")}
        </Button>
      )}
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
