/** What stands in a table's cells on several screens. Rows are many: plain elements with classes. */
import type { ReactNode } from "react";
import { Avatar } from "../media/Avatar";
import "./cells.css";

type PersonCellProps = { name: string; src?: string | null | undefined; children?: ReactNode };

/** Somebody, by picture and name; under another name where children say so. */
export function PersonCell({ name, src, children = name }: PersonCellProps) {
  return (
    <span className="kit-cell-person">
      <Avatar name={name} src={src} />
      <bdi>{children}</bdi>
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
