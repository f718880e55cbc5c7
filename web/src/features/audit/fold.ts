/** Sign-ins that follow each other are one line of the log, so that what else was done can be found between them. */
import type { AuditRow } from "./model";

const SIGNED_IN = "session.begun";

/** A line of the log: a row, or the sign-ins that it stands for. */
export type Line = AuditRow & {
  /** The sign-ins of this line, in the order of the page. */
  folded?: readonly AuditRow[];
  /** It stands below the line that it was taken out of. */
  isWithin?: true;
};

/** Of the same person, in the same name. */
const belongs = (row: AuditRow, other: AuditRow | undefined): boolean =>
  row.action === SIGNED_IN &&
  other?.action === SIGNED_IN &&
  row.actor === other.actor &&
  row.actingAs === other.actingAs;

/** What all rows say alike, or nothing. */
const alike = <Key extends "ip" | "teamId" | "subjectName">(rows: readonly AuditRow[], key: Key) => {
  const [first, ...others] = rows.map((row) => row[key]);
  return others.every((value) => value === first) ? first : undefined;
};

/** One line for several sign-ins. Its id is its last row's: whoever signs in while somebody reads comes in at the other end. */
function fold(rows: readonly AuditRow[]): Line {
  const [first, last] = [rows[0] as AuditRow, rows.at(-1) as AuditRow];
  return {
    ...first,
    id: `fold-${last.id}`,
    folded: rows,
    details: {},
    ip: alike(rows, "ip"),
    teamId: alike(rows, "teamId"),
    subjectName: alike(rows, "subjectName"),
  };
}

/** The lines of a page. What lies folded behind one of these ids is shown below it as well. */
export function linesOfPage(rows: readonly AuditRow[], open: ReadonlySet<string>): Line[] {
  const runs: AuditRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && belongs(row, run[0])) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run): Line[] => {
    if (run.length === 1) return run;
    const line = fold(run);
    return [line, ...(open.has(line.id) ? run.map((row): Line => ({ ...row, isWithin: true })) : [])];
  });
}

/** From when to when the rows of a line were written. */
export function spanOf({ at, folded }: Line): { from: string; to: string } {
  const moments = (folded ?? [{ at }]).map((row) => row.at).sort();
  return { from: moments[0] as string, to: moments.at(-1) as string };
}
