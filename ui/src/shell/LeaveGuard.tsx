/** Before the app goes to another screen while something typed is not saved: the question whether to lose it. */
import { useKit } from "../base/kit";
import { hasUnsaved } from "../base/unsaved";
import { Confirm } from "../overlay/Dialog";

type Place = { pathname: string; search: string };
type Blocker = { reset?: (() => void) | undefined; proceed?: (() => void) | undefined };

type LeaveGuardProps = {
  /** The app's router: whether it waits on its way, and the two ways on. */
  useBlocker: (holds: (way: { currentLocation: Place; nextLocation: Place }) => boolean) => Blocker;
  /** A session that has ended can save nothing: its screen is left without a question. */
  isSignedIn: () => boolean;
};

/** Where something is written is another screen than where it is read, at the same path. */
const screenOf = ({ pathname, search }: Place) =>
  new URLSearchParams(search).has("edit") ? `${pathname}?edit` : pathname;

export function LeaveGuard({ useBlocker, isSignedIn }: LeaveGuardProps) {
  const { t } = useKit();
  const { reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && isSignedIn() && screenOf(currentLocation) !== screenOf(nextLocation),
  );
  if (!reset || !proceed) return null;
  return (
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
  );
}
