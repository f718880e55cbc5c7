/** A field with what it offers below it: written into to narrow it down, gone through by the arrow keys, chosen by Enter or a press. */
import { isEnter } from "@learnt/ui/base/keys";
import { Box } from "@learnt/ui/layout/layout";
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Offered, Offers } from "./styles";

export type Offer = { value: string; name: ReactNode };

export type SuggestionBoxProps = {
  label: string;
  /** What the list is called. */
  listLabel: string;
  text: string;
  onText: (text: string) => void;
  offers: readonly Offer[];
  /** What is said where nothing is offered; nothing while it is being looked for. */
  none: string | null;
  onChoose: (value: string) => void;
  /** It is there for the first time: it is what comes next. */
  fresh?: boolean;
  /** Whether a dialog puts the focus here. */
  focused?: boolean;
  /** Not opened by being reached: by a key, a letter or a press. */
  quiet?: boolean;
  /** Told when the list opens and closes. */
  onOpen?: (open: boolean) => void;
};

export function SuggestionBox(props: SuggestionBoxProps) {
  const { label, listLabel, text, onText, offers, none, onChoose, fresh, focused, quiet } = props;
  const list = useId();
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const show = (next: boolean) => {
    setOpen(next);
    props.onOpen?.(next);
  };
  const choose = (offer: Offer | undefined) => {
    if (!offer) return;
    onChoose(offer.value);
    setAt(0);
    if (quiet) show(false);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      show(true);
      // On a closed list the key opens it.
      if (open) setAt((now) => Math.min(Math.max(0, now + step), Math.max(0, offers.length - 1)));
    } else if (isEnter(event) && open && offers.length > 0) choose(offers[at]);
    else if (event.key === "Escape" && open) {
      event.stopPropagation();
      show(false);
    } else return;
    event.preventDefault();
  };
  const isShown = open && offers.length > 0;

  return (
    <Box position="relative">
      <input
        className="kit-input"
        data-autofocus={focused || undefined}
        // biome-ignore lint/a11y/noAutofocus: whoever adds a category goes on with its values
        autoFocus={fresh}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && offers[at] ? `${list}-${at}` : undefined}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
          show(true);
        }}
        onFocus={() => !quiet && show(true)}
        onClick={() => show(true)}
        onBlur={() => show(false)}
        onKeyDown={keys}
      />
      {open && offers.length === 0 && none !== null && (
        <Offers as="p" padding="0.45rem 0.6rem" color="fg.muted" role="status">
          {none}
        </Offers>
      )}
      {isShown && (
        <Offers id={list} role="listbox" aria-label={listLabel}>
          {offers.map(({ value, name }, i) => (
            <Offered
              key={value}
              id={`${list}-${i}`}
              ref={(element: HTMLElement | null) => {
                if (i === at) element?.scrollIntoView?.({ block: "nearest" });
              }}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose({ value, name })}
            >
              {name}
            </Offered>
          ))}
        </Offers>
      )}
    </Box>
  );
}
