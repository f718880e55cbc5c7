/** One notification: what happened, when, and whether it was read. The whole line opens what it is about. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { toast } from "@learnt/ui/feedback/toast";
import { Bell, Mail, MailOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { useUser } from "../../../app/me";
import { notificationKind } from "../../../app/notificationKinds";
import { useNow } from "../../../app/useNow";
import { type Notification, notificationText } from "../model";
import { mark } from "../queries";

export function Item({ one, onOpen }: { one: Notification; onOpen?: () => void }) {
  const { t } = useTranslation("notifications");
  const { Link } = useKit();
  const formats = useFormat();
  const now = useNow();
  // Whoever acts as somebody reads nothing for them.
  const { isImpersonating } = useUser();
  const { title, text } = notificationText(t, formats, one);
  const look = notificationKind(one.kind);

  const open = () => {
    if (!one.read && !isImpersonating) void mark(one.id, true, true).catch(() => undefined);
    onOpen?.();
  };
  const toggle = () => void mark(one.id, !one.read).catch((error) => toast.error(toFailure(error).message));

  return (
    <li className={cx("notification-item", !one.read && "notification-new")} data-tone={look?.tone}>
      <span className="kit-sign" aria-hidden="true">
        {look?.icon ?? <Bell />}
      </span>
      <div className="kit-what">
        <Link to={one.link} className="notification-link" onClick={open}>
          <bdi>{title}</bdi>
        </Link>
        {!one.read && <span className="kit-sr">{t("unread")}</span>}
        {text && <span className="notification-text">{text}</span>}
        <time dateTime={one.createdAt} title={formats.dateTime(one.createdAt)}>
          {formats.relative(one.createdAt, now)}
        </time>
      </div>
      {!isImpersonating && (
        <IconButton
          className="notification-toggle"
          size="sm"
          label={t(one.read ? "markUnread" : "markRead", { title })}
          title={t(one.read ? "markUnreadShort" : "markReadShort")}
          icon={one.read ? <Mail /> : <MailOpen />}
          onClick={toggle}
        />
      )}
    </li>
  );
}
