/** White sheets with a hairline: plain ones, ones that open, and tiles with a figure. */
import type { ReactNode } from "react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";

export type CardProps = {
  children: ReactNode;
  title?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  className?: string;
};

export function Card({ children, title, note, actions, flush, className }: CardProps) {
  return (
    <section className={cx("kit-card", className)}>
      {(title || actions) && (
        <header className="kit-card-head">
          <div>
            {title && <h2 className="kit-card-title">{title}</h2>}
            {note && <p className="kit-card-note">{note}</p>}
          </div>
          {actions}
        </header>
      )}
      {flush ? children : <div className="kit-card-body">{children}</div>}
    </section>
  );
}

/** A card that opens something: the title is the link, the whole card is its target. Without an address it opens nothing yet. */
export type OpenCardProps = {
  to?: string | undefined;
  title: ReactNode;
  cover?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
};

export function OpenCard({ to, title, cover, above, children, footer }: OpenCardProps) {
  const { Link } = useKit();
  return (
    <article className="kit-card kit-card-open">
      {cover && <div className="kit-card-cover">{cover}</div>}
      <div className="kit-card-body">
        {above && <div className="kit-card-above">{above}</div>}
        <h2 className="kit-card-name" dir="auto">
          {to ? (
            <Link to={to} className="kit-card-link" {...(typeof title === "string" ? { title } : {})}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {children}
      </div>
      {footer && <div className="kit-card-foot">{footer}</div>}
    </article>
  );
}

/** A grid of cards that fits as many columns as there is room for. */
export function CardGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <section className="kit-cards" aria-label={label}>
      {children}
    </section>
  );
}

export type StatTileProps = { label: ReactNode; value: ReactNode; note?: ReactNode; icon?: ReactNode };

export function StatTile({ label, value, note, icon }: StatTileProps) {
  return (
    <div className="kit-card kit-stat">
      {icon && (
        <span className="kit-stat-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <div>
        <p className="kit-stat-label">{label}</p>
        <p className="kit-stat-value">
          {value}
          {note && <span className="kit-stat-note">{note}</span>}
        </p>
      </div>
    </div>
  );
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className="kit-stats">{children}</div>;
}
