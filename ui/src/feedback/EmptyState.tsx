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
    <div className="kit-empty">
      {icon && (
        <div className="kit-empty-icon" aria-hidden="true">
          {icon}
        </div>
      )}
      <div className="kit-empty-title">{title}</div>
      {children && <div className="kit-empty-text">{children}</div>}
      {action && <div className="kit-empty-action">{action}</div>}
    </div>
  );
}
