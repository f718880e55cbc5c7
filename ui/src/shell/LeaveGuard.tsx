/** Before the app goes to another screen while something typed is not saved: the question whether to lose it. */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useKit } from "../base/kit";
import { flushUnsaved, hasUnsaved } from "../base/unsaved";
import { usePreload } from "../base/usePreload";

const load = () => import("../overlay/Dialog");
const Confirm = lazy(async () => ({ default: (await load()).Confirm }));

type UrlLocation = { pathname: string; search: string };
type Blocker = { reset?: (() => void) | undefined; proceed?: (() => void) | undefined };

type LeaveGuardProps = {
  /** The app's router: whether it waits on its way, and the two ways on. */
  useBlocker: (
    holds: (navigation: { currentLocation: UrlLocation; nextLocation: UrlLocation }) => boolean,
  ) => Blocker;
  /** A session that has ended can save nothing: its screen is left without a question. */
  isSignedIn: () => boolean;
};

/** Where something is written is another screen than where it is read, and each kind of a page has a screen of its own. */
function screenOf({ pathname, search }: UrlLocation): string {
  const requested = new URLSearchParams(search);
  return [pathname, requested.has("edit"), requested.get("kind")].join(" ");
}

/** Longer than this nobody waits for an editor to save by itself. */
const PATIENCE_MS = 5_000;

export function LeaveGuard({ useBlocker, isSignedIn }: LeaveGuardProps) {
  const { t } = useKit();
  const { reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && isSignedIn() && screenOf(currentLocation) !== screenOf(nextLocation),
  );
  const going = useRef(proceed);
  going.current = proceed;
  const isHeld = Boolean(reset && proceed);
  const [asks, setAsks] = useState(false);
  // An editor that saves by itself is waited for; only what it cannot save is asked about.
  useEffect(() => {
    setAsks(false);
    if (!isHeld) return;
    let isCurrent = true;
    const late = new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE_MS));
    void Promise.race([flushUnsaved(), late]).then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) going.current?.();
      else setAsks(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isHeld]);
  usePreload(load);
  if (!reset || !proceed || !asks) return null;
  return (
    <Suspense fallback={null}>
      <Confirm
        open
        onClose={reset}
        title={t("leaveTitle")}
        confirmText={t("leave")}
        cancelText={t("stay")}
        onConfirm={proceed}
      >
        {t("leaveText")}
      </Confirm>
    </Suspense>
  );
}
