/** A sentence in the flow of the page that must not be missed. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

export type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

export function Notice({ tone = "info", title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`lt-notice lt-tone-${tone}`}>
      <Icon aria-hidden="true" />
      <div className="lt-notice-body" role={tone === "bad" ? "alert" : "status"}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
