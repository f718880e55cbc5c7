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
    <header className="kit-page-head">
      <div className="kit-page-head-text">
        {eyebrow && <p className="kit-eyebrow">{eyebrow}</p>}
        <h1 className="kit-title" dir="auto">
          {title}
        </h1>
        {children && <div className="kit-page-head-note">{children}</div>}
      </div>
      {actions && <div className="kit-page-actions">{actions}</div>}
    </header>
  );
}
