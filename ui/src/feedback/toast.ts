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

const waitingNotices: Notice[] = [];
let noticeConsumer: ((notice: Notice) => void) | null = null;
let firstNoticeCallback: () => void = () => undefined;

const makeToast =
  (type: Variant) =>
  (title: string, options: ToastOptions = {}) => {
    const notice = { ...options, type, title };
    if (noticeConsumer) noticeConsumer(notice);
    else {
      waitingNotices.push(notice);
      firstNoticeCallback();
    }
  };

export const toast = {
  success: makeToast("success"),
  warning: makeToast("warning"),
  error: makeToast("error"),
  info: makeToast("info"),
};

/** For the component that shows notices: takes those that waited, then each as it comes. */
export function consumeNotices(take: (notice: Notice) => void): () => void {
  noticeConsumer = take;
  for (const notice of waitingNotices.splice(0)) take(notice);
  return () => {
    noticeConsumer = null;
  };
}

/** For the component that loads the former: called when a notice waits. */
export function onFirstNotice(call: () => void): void {
  firstNoticeCallback = call;
  if (waitingNotices.length > 0) call();
}
