/** Keys of the mail area. They count only while the focus is in it, and not where one types. */
import { isComposing } from "@learnt/ui/base/keys";
import type { KeyboardEvent } from "react";

export type MailKeyAction =
  | "compose"
  | "next"
  | "previous"
  | "back"
  | "reply"
  | "forward"
  | "star"
  | "important"
  | "remove";

const keyActions: Readonly<Record<string, MailKeyAction>> = {
  c: "compose",
  j: "next",
  k: "previous",
  u: "back",
  r: "reply",
  f: "forward",
  s: "star",
  i: "important",
  Delete: "remove",
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;

export function actionForKey(event: KeyboardEvent): MailKeyAction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return undefined;
  // What lies above (a dialog, a menu) is not in it, though its events come by.
  if (!event.currentTarget.contains(event.target as Node) || isTyping(event.target)) return undefined;
  return keyActions[event.key];
}

/** The focus goes to the mail before or behind the one that has it; to the first if none has. */
export function focusMail(within: HTMLElement, step: 1 | -1): void {
  const links = [...within.querySelectorAll<HTMLElement>("a.kit-row-link")];
  const now = links.findIndex((link) => link.closest("tr, li")?.contains(document.activeElement));
  links[now < 0 ? 0 : Math.min(links.length - 1, Math.max(0, now + step))]?.focus();
}
