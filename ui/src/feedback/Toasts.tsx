/** Shows the notices that `toast` gives out. */
import { Box, Toaster as Chakra, createToaster, Portal, Toast } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type FocusEvent, useEffect } from "react";
import { useKit } from "../base/kit";
import { takeNotices, type Variant } from "./toast";

const DURATION = 6000;
const toaster = createToaster({
  placement: "top",
  duration: DURATION,
  max: 4,
  pauseOnPageIdle: true,
  overlap: false,
});

/**
 * The toaster gives the focus back to where it came from. Where it came from nowhere (from around the page) that would be the
 * part of the notice that had it first, and nobody would get out of it by keys: steps inside are none of its business.
 */
function insideOnly(event: FocusEvent<HTMLElement>): void {
  const from = event.relatedTarget;
  if (from instanceof Element && event.currentTarget.parentElement?.contains(from)) event.stopPropagation();
}

/** Between two of them, and above the first. */
const GAP = 16;

/** How much of the window they cover, from its top: a drawer begins below. */
function useCover(): void {
  useEffect(() => {
    const group = document.querySelector("[data-scope=toast][data-part=group]");
    if (!group) return;
    const { style } = document.documentElement;
    const measure = () => {
      const open = [...group.querySelectorAll<HTMLElement>(".lt-toast[data-state=open]")];
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

export default function Toasts() {
  const { t } = useKit();
  // The next turn: a notice given from an effect would make the toaster update while React renders.
  useCover();
  useEffect(() => takeNotices((notice) => queueMicrotask(() => toaster.create(notice))), []);
  return (
    <Portal>
      <Chakra toaster={toaster} aria-label={t("notices")}>
        {(item) => {
          const variant = (item.type as Variant | undefined) ?? "info";
          const Icon = icons[variant];
          return (
            <Toast.Root className={`lt-toast lt-tone-${tones[variant]}`} onFocus={insideOnly}>
              <Icon aria-hidden="true" />
              <Box flex="1" minInlineSize="0">
                <Toast.Title>{item.title}</Toast.Title>
                {item.description && <Toast.Description>{item.description}</Toast.Description>}
              </Box>
              {item.action && (
                <Toast.ActionTrigger className="lt-btn lt-btn-outline lt-btn-sm">
                  {item.action.label}
                </Toast.ActionTrigger>
              )}
              <Toast.CloseTrigger
                className="lt-btn lt-btn-ghost lt-btn-sm lt-btn-icon"
                aria-label={t("close")}
              >
                <X aria-hidden="true" />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Chakra>
    </Portal>
  );
}
