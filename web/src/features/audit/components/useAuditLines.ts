/** The lines of a page of the log, of which those with several sign-ins are opened and closed. */
import { useMemo, useState } from "react";
import { type AuditLine, linesOfPage } from "../foldSignIns";
import type { AuditRow } from "../model";

export type AuditLines = {
  lines: AuditLine[] | undefined;
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
};

export function useAuditLines(rows: readonly AuditRow[] | undefined): AuditLines {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      lines: rows && linesOfPage(rows, open),
      isOpen: (id) => open.has(id),
      toggle: (id) =>
        setOpen((now) => {
          const next = new Set(now);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [rows, open],
  );
}
