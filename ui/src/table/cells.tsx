/** What stands in a table's cells on several screens. Rows are many: plain elements with classes. */
import type { ReactNode } from "react";
import { isByOperator } from "../base/details";
import type { Translate } from "../base/kit";
import { Avatar, type AvatarProps } from "../media/Avatar";
import "./cells.css";

type PersonCellProps = AvatarProps & {
  /** What is said of them in small, below the name. */
  note?: ReactNode;
  /** Another name, or one that leads somewhere. */
  children?: ReactNode;
};

/** Somebody, by picture and name. */
export function PersonCell({ name, src, size, note, children = name }: PersonCellProps) {
  return (
    <span className="kit-cell-person">
      <Avatar name={name} src={src} {...(size ? { size } : {})} />
      <span className="kit-cell-who">
        <bdi title={note ? name : undefined}>{children}</bdi>
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}

/** Something, and below it what is said of it in small. */
export function StackedCell({ children }: { children: ReactNode }) {
  return <span className="kit-cell-stacked">{children}</span>;
}

/** How something stands: its badge, and what is said of that below it. */
export function StateCell({ children }: { children: ReactNode }) {
  return <span className="kit-cell-state">{children}</span>;
}

/** A number that is not torn apart. */
export function NumberCell({ children }: { children: ReactNode }) {
  return <bdi className="kit-cell-whole">{children}</bdi>;
}

/** What somebody wrote, with its lines as they were written. */
export function NoteCell({ children }: { children: ReactNode }) {
  return <bdi className="kit-cell-note">{children}</bdi>;
}

type ActorCellProps = {
  row: {
    actor?: string | null;
    actorName?: string | null;
    actingAs?: string | null;
    actingAsName?: string | null;
    details: Record<string, unknown>;
  };
  /** Says the words of the audit log. */
  t: Translate;
};

/** Who did what a row of an audit log says, and in whose name if it was not their own. */
export function ActorCell({ row, t }: ActorCellProps) {
  return (
    <StackedCell>
      <bdi>{row.actorName ?? t(row.actor ? "who.unknown" : "who.system")}</bdi>
      {isByOperator(row.details) && <small>{t("who.operator")}</small>}
      {row.actingAs && <small>{t("who.as", { name: row.actingAsName ?? t("who.unknown") })}</small>}
    </StackedCell>
  );
}
