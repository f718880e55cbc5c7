/** What the list says of a certificate. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { NoteCell, NumberCell, PersonCell, StateCell } from "@learnt/ui/table/cells";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type Certificate, toneOf } from "../model";

export function useColumns(): readonly Column<Certificate>[] {
  const { t } = useTranslation("certificates");
  const { date, dateTime } = useFormat();
  return useMemo(
    (): Column<Certificate>[] => [
      {
        id: "person",
        header: t("column.person"),
        sort: "person",
        primary: true,
        width: "22%",
        cell: ({ person, name }) => (
          <PersonCell name={person.name} src={person.avatarUrl}>
            {name}
          </PersonCell>
        ),
      },
      { id: "title", header: t("column.title"), sort: "title", cell: ({ title }) => <bdi>{title}</bdi> },
      {
        id: "number",
        header: t("column.number"),
        figures: true,
        cell: ({ number }) => <NumberCell>{number}</NumberCell>,
      },
      {
        id: "issued",
        header: t("column.issued"),
        sort: "issuedAt",
        figures: true,
        cell: ({ issuedAt, issuedOn }) => (
          <time dateTime={issuedAt} title={dateTime(issuedAt)}>
            {date(issuedOn)}
          </time>
        ),
      },
      {
        id: "until",
        header: t("column.until"),
        figures: true,
        cell: ({ validUntil }) => (validUntil ? date(validUntil) : t("forGood")),
      },
      { id: "state", header: t("column.state"), cell: (row) => <StatusCell row={row} /> },
    ],
    [t, date, dateTime],
  );
}

function StatusCell({ row }: { row: Certificate }) {
  const { t } = useTranslation("certificates");
  const { date } = useFormat();
  const by = row.withdrawnBy?.name;
  return (
    <StateCell>
      <Badge tone={toneOf[row.state]}>{t(`state.${row.state}`)}</Badge>
      {row.reissuedAt && <span>{t("reissuedOn", { date: date(row.reissuedAt) })}</span>}
      {row.withdrawnAt && (
        <span>
          {by ? t("withdrawnBy", { date: date(row.withdrawnAt), name: by }) : date(row.withdrawnAt)}
        </span>
      )}
      {row.reason && <NoteCell>{row.reason}</NoteCell>}
    </StateCell>
  );
}
