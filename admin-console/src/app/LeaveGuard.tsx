/** Before the console goes to another screen while something typed is not saved: the question whether to lose it. */
import { hasUnsaved } from "@learnt/ui/base/unsaved";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { session } from "../api/client";

export function LeaveGuard() {
  const { t } = useTranslation("console");
  // A session that has ended can save nothing: its screen is left without a question.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() && session.signedIn && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Confirm
      open
      onClose={blocker.reset}
      title={t("leave.title")}
      confirmText={t("leave.confirm")}
      cancelText={t("leave.stay")}
      onConfirm={blocker.proceed}
    >
      {t("leave.text")}
    </Confirm>
  );
}
