/** What a screen says when there is nothing yet: what this is for, and the first action. */
import type { ReactNode } from "react";

export type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="lt-empty">
      {icon && (
        <div className="lt-empty-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <div className="lt-empty-title">{title}</div>
      {children && <div className="lt-empty-text">{children}</div>}
      {action && <div className="lt-empty-action">{action}</div>}
    </div>
  );
}
