/** Sign-ins that follow each other are one line of the log, so that what else was done can be found between them. */
import type { AuditRow } from "./model";

const SIGNED_IN = "session.begun";

/** A line of the log: a row, or the sign-ins that it stands for. */
export type AuditLine = AuditRow & {
  /** The sign-ins of this line, in the order of the page. */
  foldedRows?: readonly AuditRow[];
  /** It stands below the line that it was taken out of. */
  isWithin?: true;
};

/** Of the same person, in the same name. */
const isSameActor = (row: AuditRow, other: AuditRow | undefined): boolean =>
  row.action === SIGNED_IN &&
  other?.action === SIGNED_IN &&
  row.actor === other.actor &&
  row.actingAs === other.actingAs;

/** What all rows say alike, or nothing. */
const sharedValue = <Key extends "ip" | "teamId" | "subjectName">(rows: readonly AuditRow[], key: Key) => {
  const [first, ...others] = rows.map((row) => row[key]);
  return others.every((value) => value === first) ? first : undefined;
};

/** One line for several sign-ins. Its id is its last row's: whoever signs in while somebody reads comes in at the other end. */
function foldSignIns(rows: readonly AuditRow[]): AuditLine {
  const [first, last] = [rows[0] as AuditRow, rows.at(-1) as AuditRow];
  return {
    ...first,
    id: `fold-${last.id}`,
    foldedRows: rows,
    details: {},
    ip: sharedValue(rows, "ip"),
    teamId: sharedValue(rows, "teamId"),
    subjectName: sharedValue(rows, "subjectName"),
  };
}

/** The lines of a page. What lies folded behind one of these ids is shown below it as well. */
export function linesOfPage(rows: readonly AuditRow[], open: ReadonlySet<string>): AuditLine[] {
  const runs: AuditRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && isSameActor(row, run[0])) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run): AuditLine[] => {
    if (run.length === 1) return run;
    const line = foldSignIns(run);
    return [line, ...(open.has(line.id) ? run.map((row): AuditLine => ({ ...row, isWithin: true })) : [])];
  });
}

/** From when to when the rows of a line were written. */
export function spanOf({ at, foldedRows }: AuditLine): { from: string; to: string } {
  const moments = (foldedRows ?? [{ at }]).map((row) => row.at).sort();
  return { from: moments[0] as string, to: moments.at(-1) as string };
}
