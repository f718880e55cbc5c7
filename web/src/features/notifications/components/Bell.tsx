/** The bell in the top bar: how many are not read yet, live. The newest of them are loaded when they are first shown. */
import { useFormat } from "@learnt/ui/base/format";
import { usePreload } from "@learnt/ui/base/usePreload";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { PopoverOnDemand } from "@learnt/ui/overlay/OnDemand";
import { useQuery } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { part } from "../../../app/part";
import { openCatalogue } from "../../../i18n/i18n";
import { bellNumber } from "../bellNumber";
import { unread, useLiveInvalidation } from "../queries";
import type { NewestNotificationsProps } from "./NewestNotifications";
import "../bell.css";

const load = () => import("./NewestNotifications");
const preload = () => Promise.all([load(), openCatalogue("notifications")]);
const NewestNotifications = part<NewestNotificationsProps>(
  "notifications",
  async () => (await load()).NewestNotifications,
);

export function Bell() {
  const { t } = useTranslation("shell");
  const { number } = useFormat();
  useLiveInvalidation();
  usePreload(preload);
  const count = useQuery(unread).data?.unread ?? 0;
  const label = count > 0 ? t("bellUnread", { count }) : t("bell");
  return (
    <>
      <PopoverOnDemand
        title={t("bell")}
        className="notification-pop"
        focusPanel
        trigger={
          <button
            type="button"
            className="kit-btn kit-btn-icon kit-btn-ghost notification-bell"
            aria-label={label}
            title={label}
          >
            <BellIcon aria-hidden="true" />
            {count > 0 && (
              <span className="notification-count" aria-hidden="true">
                {bellNumber(count, number)}
              </span>
            )}
          </button>
        }
      >
        {(close) => (
          <Suspense fallback={<SkeletonText lines={5} />}>
            <NewestNotifications unread={count} close={close} />
          </Suspense>
        )}
      </PopoverOnDemand>
      <span className="kit-sr" role="status">
        {count > 0 ? t("bellUnread", { count }) : ""}
      </span>
    </>
  );
}
