/** Keys that are pressed together. */

export const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Whether it is Ctrl or Cmd with this letter; where the letters are others, with the key that has it on the usual board. */
export function isWith(
  letter: string,
  { ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent,
): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
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
