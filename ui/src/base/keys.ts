/** Keys that are pressed together. */

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The Latin letter of a key; where the letters are others, the one that the key has on the usual board. */
export function latinLetter({ key, code }: KeyboardEvent): string | null {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

/** Whether it is Ctrl or Cmd with this letter. */
export function isShortcut(letter: string, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  return latinLetter(event) === letter;
}

const TYPING_TARGETS =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], [role=combobox], [role=menu], [role=listbox], [role=application]";
const OPEN = "[role=dialog][data-state=open], [role=alertdialog][data-state=open]";

/** Whether something is being typed, or something lies above the page: its keys are its own. */
export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target instanceof Element ? event.target : document.body;
  return event.isComposing || at.closest(TYPING_TARGETS) !== null || document.querySelector(OPEN) !== null;
}

/** Whether a key of one letter is meant for the page: nothing is being typed, and nothing lies above it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !isTyping(event);
}

type Pressed = { key: string; keyCode?: number; isComposing?: boolean; nativeEvent?: Event };

/**
 * Whether Enter was meant for the page. Japanese, Chinese and Korean are typed in steps, and the Enter that ends one belongs to the
 * keyboard's own list of words; Safari says so by the code 229 alone.
 */
export function isEnter(event: Pressed): boolean {
  return event.key === "Enter" && !isComposing(event);
}

/** Whether a word is just being put together by the keyboard's own list of words. */
export function isComposing({ keyCode, isComposing, nativeEvent }: Pressed): boolean {
  return (
    isComposing === true ||
    (nativeEvent instanceof KeyboardEvent && nativeEvent.isComposing) ||
    keyCode === 229
  );
}

/** How these keys are called here. */
export const nameOf = (letter: string): string => (isMac ? `⌘${letter}` : `Ctrl ${letter}`);
