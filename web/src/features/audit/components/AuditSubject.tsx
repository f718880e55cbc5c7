/** What something was done to; of a person's learning also what of it. */
import { subjectOf } from "@learnt/ui/base/audit";
import { documentOf } from "@learnt/ui/base/details";
import { StackedCell } from "@learnt/ui/table/cells";
import type { AuditRow } from "../model";

export function AuditSubject({ row }: { row: Pick<AuditRow, "subject" | "subjectName" | "details"> }) {
  const document = documentOf(row.details);
  const subject = subjectOf(row);
  return (
    <StackedCell>
      <bdi className="kit-clip">{subject || document}</bdi>
      {subject && document && (
        <small>
          <bdi className="kit-clip">{document}</bdi>
        </small>
      )}
    </StackedCell>
  );
}
