/** Short notices at the top centre: 6 seconds, four variants, an undo where there is one. */
export type Variant = "success" | "warning" | "error" | "info";

export type ToastOptions = {
  description?: string;
  /** Takes the place of the notice of the same name: what that one offers (an undo) holds no longer. */
  id?: string;
  /** Milliseconds, where the usual time is not enough. */
  duration?: number;
  /** A way back: its word and what it does. */
  action?: { label: string; onClick: () => void };
};

export type Notice = ToastOptions & { type: Variant; title: string };

const waiting: Notice[] = [];
let taker: ((notice: Notice) => void) | null = null;
let wanted: () => void = () => undefined;

const show =
  (type: Variant) =>
  (title: string, options: ToastOptions = {}) => {
    const notice = { ...options, type, title };
    if (taker) taker(notice);
    else {
      waiting.push(notice);
      wanted();
    }
  };

export const toast = {
  success: show("success"),
  warning: show("warning"),
  error: show("error"),
  info: show("info"),
};

/** For the component that shows notices: takes those that waited, then each as it comes. */
export function takeNotices(take: (notice: Notice) => void): () => void {
  taker = take;
  for (const notice of waiting.splice(0)) take(notice);
  return () => {
    taker = null;
  };
}

/** For the component that loads the former: called when a notice waits. */
export function onWanted(call: () => void): void {
  wanted = call;
  if (waiting.length > 0) call();
}
