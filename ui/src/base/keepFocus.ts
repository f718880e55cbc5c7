/**
 * Whoever goes through the page by keys is never left without a place. When what has the focus is taken away, is put elsewhere
 * or can be used no more, and nobody says where the focus goes, it stays as near as can be.
 */

/** Something on the way from what had the focus up to the page, and what stood beside it. */
type Step = { element: Element; next: Element | null; before: Element | null };

const USABLE = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled, [type=hidden], [type=file])",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "[contenteditable=true]",
  "[tabindex='0']",
].join(", ");

const MAIN = "main[tabindex]";

/** So long a dialog that closes has to give the focus back by itself. */
const RESTORE_DELAY_MS = 80;
/** So often it is tried again where nothing took it: the page below may be held back for a moment longer. */
const MAX_TRIES = 5;

const isShown = (element: Element) =>
  element.isConnected && !element.closest("[inert]") && (element.checkVisibility?.() ?? true);

function focusableIn(within: Element | null, from: "first" | "last" = "first"): HTMLElement | undefined {
  if (!within || !isShown(within)) return undefined;
  const inside = [...within.querySelectorAll<HTMLElement>(USABLE)].filter(isShown);
  const itself = within.matches(USABLE) && isShown(within) ? [within as HTMLElement] : [];
  return itself[0] ?? inside.at(from === "first" ? 0 : -1);
}

function ancestorSteps(from: Element): Step[] {
  const steps: Step[] = [];
  for (
    let element: Element | null = from;
    element && element !== document.body;
    element = element.parentElement
  )
    steps.push({ element, next: element.nextElementSibling, before: element.previousElementSibling });
  return steps;
}

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/** The one thing of its kind and name where something was taken away: what it was put in by was drawn anew. */
function findReplacement(steps: readonly Step[]): HTMLElement | undefined {
  const lost = steps[0]?.element;
  const left = steps.find(({ element }) => element.isConnected)?.element;
  if (!lost || !left || lost.isConnected) return undefined;
  const alike = [...left.querySelectorAll<HTMLElement>(USABLE)].filter(
    (item) => item.tagName === lost.tagName && nameOf(item) === nameOf(lost) && isShown(item),
  );
  return nameOf(lost) && alike.length === 1 ? alike[0] : undefined;
}

/** It itself, what came after it, what came before it, or what is left of what was around it. */
function nearestFocusable(steps: readonly Step[]): HTMLElement | undefined {
  const same = findReplacement(steps);
  if (same) return same;
  for (const { element, next, before } of steps) {
    // Of a whole screen it is its beginning, as when one has just arrived there.
    const main = element.matches(MAIN) ? element : element.querySelector(MAIN);
    if (main instanceof HTMLElement && isShown(main)) return main;
    const result = focusableIn(element) ?? focusableIn(next) ?? focusableIn(before, "last");
    if (result) return result;
  }
  return undefined;
}

export function keepFocus(): () => void {
  /** The latest place in the page and in each thing above it (they are children of the body), the newest last. */
  const layers = new Map<Element, Step[]>();
  let current: Element | null = null;
  let byKeys = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    current = element;
    const steps = ancestorSteps(element);
    const layer = steps.at(-1)?.element;
    for (const known of layers.keys()) if (known === layer || !known.isConnected) layers.delete(known);
    if (layer) layers.set(layer, steps);
  };
  const settle = (tries: number) => {
    if (!byKeys || document.activeElement !== document.body) return;
    for (const steps of [...layers.values()].reverse()) {
      nearestFocusable(steps)?.focus();
      if (document.activeElement !== document.body) return;
    }
    if (tries > 0) timer = setTimeout(settle, RESTORE_DELAY_MS, tries - 1);
  };
  const observer = new MutationObserver((records) => {
    const isAbout = (node: Node) => node.contains(current);
    const concerned = records.some(({ type, target, removedNodes }) =>
      type === "attributes" ? isAbout(target) : [...removedNodes].some(isAbout),
    );
    if (!current || !concerned) return;
    clearTimeout(timer);
    timer = setTimeout(settle, RESTORE_DELAY_MS, MAX_TRIES);
  });
  const key = (event: KeyboardEvent) => {
    // Tab leads out of the page on purpose.
    byKeys = event.key !== "Tab";
  };
  const pointer = () => {
    byKeys = false;
  };

  // On its way down: what has the focus may keep it from going up, as notices do.
  document.addEventListener("focusin", remember, true);
  document.addEventListener("keydown", key, true);
  document.addEventListener("pointerdown", pointer, true);
  observer.observe(document.body, {
    ...{ subtree: true, childList: true },
    ...{ attributes: true, attributeFilter: ["disabled", "inert", "hidden"] },
  });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("focusin", remember, true);
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("pointerdown", pointer, true);
  };
}
