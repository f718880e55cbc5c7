/** One category of a rule: its values as chips, and a search among what people have. */

import { IconButton } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { useDebounced } from "@learnt/ui/base/useDebounced";
import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2, X } from "lucide-react";
import { Fragment, type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Category, categoryName, type Suggestion, valueName } from "../model";
import { suggestions } from "../queries";

type Props = {
  category: Category;
  values: readonly string[];
  label: (value: string) => string;
  error: string | undefined;
  /** Added a moment ago: its values are what comes next. */
  fresh: boolean;
  onAdd: (value: string, name: string) => void;
  onTake: (value: string) => void;
  onRemove: () => void;
};

export function CategoryRow({ category, values, label, error, fresh, onAdd, onTake, onRemove }: Props) {
  const { t } = useTranslation("permissions");
  const name = categoryName(t, category.id, [category]);
  return (
    <fieldset className="pe-category-row" aria-invalid={error ? true : undefined}>
      <legend className="lt-sr">{t("editor.values", { category: name })}</legend>
      <div className="pe-category-head">
        <strong>{name}</strong>
        <IconButton
          size="sm"
          label={t("editor.remove", { category: name })}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      </div>
      {category.shape === "nobody" ? (
        <p className="pe-everyone">{t("editor.everyone")}</p>
      ) : (
        <>
          {values.length > 0 && (
            <div className="pe-chips">
              {values.map((value, i) => (
                <Fragment key={value}>
                  {i > 0 && <span className="pe-or">{t("or")}</span>}
                  <span className="lt-tag">
                    {label(value)}
                    <button
                      type="button"
                      aria-label={t("editor.remove", { category: label(value) })}
                      onClick={() => onTake(value)}
                    >
                      <X aria-hidden="true" />
                    </button>
                  </span>
                </Fragment>
              ))}
            </div>
          )}
          <ValueSearch category={category} name={name} taken={values} fresh={fresh} onAdd={onAdd} />
        </>
      )}
      {error && (
        <p className="lt-field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type SearchProps = Pick<Props, "category" | "fresh" | "onAdd"> & { name: string; taken: readonly string[] };

function ValueSearch({ category, name, taken, fresh, onAdd }: SearchProps) {
  const { t } = useTranslation("permissions");
  const list = useId();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const search = useDebounced(text.trim(), 180);
  const found = useQuery({ ...suggestions(category.id, search), enabled: open });
  const has = (value: string) => taken.some((other) => other.toLowerCase() === value.toLowerCase());
  const offers: Suggestion[] = (found.data ?? []).filter((offer) => !has(offer.value));
  const own = text.trim();
  // A value that nobody has yet is welcome too: whoever gets it later will match.
  const free =
    category.shape === "text" &&
    own &&
    !has(own) &&
    !offers.some((offer) => offer.value.toLowerCase() === own.toLowerCase());
  const shown = ({ value, label }: Suggestion) =>
    label === value ? valueName(t, category, value, []) : label;
  const entries = free ? [...offers, { value: own, label: own }] : offers;

  const choose = (offer: Suggestion | undefined) => {
    if (!offer) return;
    onAdd(offer.value, offer.label);
    setText("");
    setAt(0);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setOpen(true);
      setAt((now) => Math.min(Math.max(0, now + step), Math.max(0, entries.length - 1)));
    } else if (isEnter(event) && open && entries.length > 0) choose(entries[at]);
    else if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
    } else return;
    event.preventDefault();
  };

  return (
    <div className="pe-search">
      <input
        className="lt-input"
        // biome-ignore lint/a11y/noAutofocus: whoever adds a category goes on with its values
        autoFocus={fresh}
        role="combobox"
        aria-expanded={open && entries.length > 0}
        aria-controls={open && entries.length > 0 ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && entries[at] ? `${list}-${at}` : undefined}
        aria-label={t("editor.search", { category: name })}
        placeholder={t("editor.search", { category: name })}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={keys}
      />
      {open && entries.length === 0 && !found.isPending && (
        <p className="pe-offers pe-offers-none" role="status">
          {found.error ? toFailure(found.error).message : t("editor.nothing")}
        </p>
      )}
      {open && entries.length > 0 && (
        <div
          className="pe-offers"
          id={list}
          role="listbox"
          aria-label={t("editor.values", { category: name })}
        >
          {entries.map((offer, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input above moves through the list and chooses
            <div
              key={offer.value}
              id={`${list}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              className="pe-offer"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(offer)}
            >
              {free && i === entries.length - 1 ? (
                <>
                  <Plus aria-hidden="true" />
                  {t("editor.add", { text: own })}
                </>
              ) : (
                shown(offer)
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
