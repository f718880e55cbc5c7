/** A sentence in the flow of the page that must not be missed. Only its words are read out by themselves; what can be pressed stands beside them. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

export type NoticeProps = {
  tone?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** What can be pressed, or belongs to the words without being read out with them. */
  below?: ReactNode;
};

export function Notice({ tone = "info", title, children, action, below }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={`kit-notice kit-tone-${tone}`}>
      <Icon aria-hidden="true" />
      <div className="kit-notice-body">
        <div className="kit-notice-said" role={tone === "bad" ? "alert" : "status"}>
          {title && <strong>{title}</strong>}
          {children && <div>{children}</div>}
        </div>
        {below}
      </div>
      {action}
    </div>
  );
}
