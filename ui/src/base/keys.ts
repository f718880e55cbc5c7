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

/** How these keys are called here. */
export const nameOf = (letter: string): string => (isMac ? `⌘${letter}` : `Ctrl ${letter}`);
