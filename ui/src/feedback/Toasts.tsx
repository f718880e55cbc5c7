/** Shows the notices that `toast` gives out. */
import { Box, Toaster as Chakra, createToaster, Portal, Toast } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useKit } from "../base/kit";
import { consumeNotices, type Variant } from "./toast";

const DURATION = 6000;
const toaster = createToaster({
  placement: "top",
  duration: DURATION,
  max: 4,
  pauseOnPageIdle: true,
  overlap: false,
});

/** From or to another part of the notices. */
const isAmongNotices = (event: FocusEvent<HTMLElement>) =>
  event.relatedTarget instanceof Element && event.currentTarget.parentElement?.contains(event.relatedTarget);

/** Somebody came to a notice by Tab or by the pointer, and from where. */
let visit: { cameFrom: HTMLElement | null } | null = null;

/**
 * The toaster gives the focus back to where it came from whenever it leaves the notices: whoever goes on by Tab from the end of the
 * page would come to them again, and never past them. So it hears only of its own key, which leads to all notices. They wait
 * for whoever is among them all the same, and the focus goes back when the notice that holds it goes.
 */
function onFocus(event: FocusEvent<HTMLElement>): void {
  event.stopPropagation();
  if (isAmongNotices(event)) return;
  visit = { cameFrom: event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null };
  toaster.pause();
}

function onBlur(event: FocusEvent<HTMLElement>): void {
  if (!visit) return;
  event.stopPropagation();
  if (!isAmongNotices(event)) endVisit();
}

function endVisit(): void {
  visit = null;
  // The next turn: while the toaster takes a notice away it still counts it among its own, and would show it again.
  queueMicrotask(() => {
    if (!visit) toaster.resume();
  });
}

/** Between two of them, and above the first. */
const GAP = 16;

/** How much of the window they cover, from its top: a drawer begins below. */
function useToastOffset(): void {
  useEffect(() => {
    const group = document.querySelector("[data-scope=toast][data-part=group]");
    if (!group) return;
    const { style } = document.documentElement;
    const measure = () => {
      const open = [...group.querySelectorAll<HTMLElement>(".kit-toast[data-state=open]")];
      const height = open.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0);
      style.setProperty("--toasts", `${height > 0 ? height + GAP : 0}px`);
    };
    const watcher = new MutationObserver(measure);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["data-state"] });
    measure();
    return () => {
      watcher.disconnect();
      style.removeProperty("--toasts");
    };
  }, []);
}

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info };
const tones = { success: "good", warning: "warn", error: "bad", info: "info" };

function Notice({ tone, children }: { tone: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => () => {
      if (!visit || !root.current?.contains(document.activeElement)) return;
      const { cameFrom } = visit;
      endVisit();
      cameFrom?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Toast.Root ref={root} className={`kit-toast kit-tone-${tone}`} onFocus={onFocus} onBlur={onBlur}>
      {children}
    </Toast.Root>
  );
}

export default function Toasts() {
  const { t } = useKit();
  // The next turn: a notice given from an effect would make the toaster update while React renders.
  useToastOffset();
  useEffect(() => consumeNotices((notice) => queueMicrotask(() => toaster.create(notice))), []);
  return (
    <Portal>
      <Chakra toaster={toaster} aria-label={t("notices")}>
        {(item) => {
          const variant = (item.type as Variant | undefined) ?? "info";
          const Icon = icons[variant];
          return (
            <Notice tone={tones[variant]}>
              <Icon aria-hidden="true" />
              <Box flex="1" minInlineSize="0">
                <Toast.Title>{item.title}</Toast.Title>
                {item.description && <Toast.Description>{item.description}</Toast.Description>}
              </Box>
              {item.action && (
                <Toast.ActionTrigger className="kit-btn kit-btn-outline kit-btn-sm">
                  {item.action.label}
                </Toast.ActionTrigger>
              )}
              <Toast.CloseTrigger
                className="kit-btn kit-btn-ghost kit-btn-sm kit-btn-icon"
                aria-label={t("close")}
              >
                <X aria-hidden="true" />
              </Toast.CloseTrigger>
            </Notice>
          );
        }}
      </Chakra>
    </Portal>
  );
}
