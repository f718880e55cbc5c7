/** The head of a screen: where it belongs, its title, a sentence, and its actions. */
import type { ReactNode } from "react";

export type PageHeaderProps = {
  /** Section or way back above the title: a word or a link. */
  eyebrow?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ eyebrow, title, children, actions }: PageHeaderProps) {
  return (
    <header className="lt-page-head">
      <div className="lt-page-head-text">
        {eyebrow && <p className="lt-eyebrow">{eyebrow}</p>}
        <h1 className="lt-title" dir="auto">
          {title}
        </h1>
        {children && <div className="lt-page-head-note">{children}</div>}
      </div>
      {actions && <div className="lt-page-actions">{actions}</div>}
    </header>
  );
}
