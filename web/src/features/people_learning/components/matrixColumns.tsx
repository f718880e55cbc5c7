/** The columns of people by course: who, and one for each course or pathway that is shown. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { PersonCell, StateCell } from "@learnt/ui/table/cells";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DueBadge } from "../../../app/DueBadge";
import { useNow } from "../../../app/useNow";
import {
  documentOf,
  nameOf,
  statusKey,
  type TeamCourse,
  type TeamMatrixCell,
  type TeamMatrixPerson,
  toneOf,
} from "../model";

export function useMatrixColumns(courses: readonly TeamCourse[]): Column<TeamMatrixPerson>[] {
  const { t } = useTranslation("people_learning");
  return useMemo<Column<TeamMatrixPerson>[]>(
    () => [
      {
        id: "name",
        header: t("column.name"),
        primary: true,
        cell: (row) => <PersonCell name={nameOf(row)} src={row.avatar} />,
      },
      ...courses.map(
        (course): Column<TeamMatrixPerson> => ({
          id: course.id,
          header: course.title,
          hideable: false,
          cell: (row) => {
            const cell = row.cells.find(({ documentId }) => documentId === course.id);
            return cell && <CellStatus person={row} course={course} cell={cell} />;
          },
        }),
      ),
    ],
    [t, courses],
  );
}

type CellStatusProps = { person: TeamMatrixPerson; course: TeamCourse; cell: TeamMatrixCell };

/** Where somebody stands with a course or a pathway; leads to it on their page. */
function CellStatus({ person, course, cell }: CellStatusProps) {
  const { t } = useTranslation("people_learning");
  const { date, percent } = useFormat();
  const now = useNow();
  const notes = [
    cell.status === "inprogress" && t("matrix.done", { percent: percent(cell.progress) }),
    cell.overdue && cell.dueAt && t("matrix.due", { date: date(cell.dueAt) }),
  ].filter(Boolean);
  return (
    <Link to={documentOf("manager", person.id, course)}>
      <StateCell>
        <span className="kit-sr">{t("matrix.of", { name: nameOf(person), course: course.title })} </span>
        {cell.overdue ? (
          <DueBadge of={{ dueAt: cell.dueAt }} now={now} />
        ) : (
          <Badge tone={toneOf(cell.status)}>{t(statusKey(cell.status))}</Badge>
        )}
        {notes.length > 0 && <small>{notes.join(" · ")}</small>}
      </StateCell>
    </Link>
  );
}
