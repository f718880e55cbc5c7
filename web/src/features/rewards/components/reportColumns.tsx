/** The columns of the report's two lists. */
import { useFormat } from "@learnt/ui/base/format";
import { NumberCell, PersonCell } from "@learnt/ui/table/cells";
import type { Column } from "@learnt/ui/table/DataTable";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTenantDay } from "../../../app/useTenantDay";
import { formatSigned, fullName, momentOf, type ReportPerson, type ReportRow } from "../model";

type Who = Pick<ReportRow, "firstName" | "lastName" | "username" | "avatar">;

function useWho<Row extends Who>(): Column<Row>[] {
  const { t } = useTranslation("rewards");
  return useMemo(
    () => [
      {
        id: "name",
        header: t("report.person"),
        sort: "name",
        primary: true,
        cell: (row) => <PersonCell name={fullName(row)} src={row.avatar} />,
      },
      {
        id: "username",
        header: t("report.username"),
        hiddenAtFirst: true,
        cell: (row) => <bdi>{row.username}</bdi>,
      },
    ],
    [t],
  );
}

export function useTransactionColumns(): readonly Column<ReportRow>[] {
  const { t } = useTranslation("rewards");
  const { number } = useFormat();
  const day = useTenantDay();
  const who = useWho<ReportRow>();
  return useMemo(
    () => [
      ...who,
      {
        id: "title",
        header: t("column.title"),
        sort: "title",
        cell: (row) => <bdi className="kit-clip">{row.documentTitle ?? t("wasRedeemed")}</bdi>,
      },
      {
        id: "type",
        header: t("column.type"),
        sort: "type",
        cell: (row) => (row.documentType ? t(`type.${row.documentType}`) : ""),
      },
      {
        id: "points",
        header: t("column.points"),
        sort: "points",
        align: "end",
        figures: true,
        cell: (row) => <NumberCell>{formatSigned(row, number)}</NumberCell>,
      },
      {
        id: "date",
        header: t("report.date"),
        sort: "date",
        figures: true,
        cell: (row) => <time dateTime={momentOf(row)}>{day(momentOf(row))}</time>,
      },
    ],
    [t, number, day, who],
  );
}

export function usePersonColumns(): readonly Column<ReportPerson>[] {
  const { t } = useTranslation("rewards");
  const { number } = useFormat();
  const day = useTenantDay();
  const who = useWho<ReportPerson>();
  return useMemo(() => {
    const points = (id: "earned" | "redeemed" | "balance", header: string): Column<ReportPerson> => ({
      id,
      header,
      sort: id,
      align: "end",
      figures: true,
      cell: (row) => <NumberCell>{number(row[id])}</NumberCell>,
    });
    return [
      ...who,
      points("earned", t("report.earned")),
      points("redeemed", t("report.redeemed")),
      points("balance", t("report.balance")),
      {
        id: "last",
        header: t("report.last"),
        sort: "last",
        figures: true,
        cell: (row) => {
          const at = momentOf({ createdAt: row.lastAt });
          return <time dateTime={at}>{day(at)}</time>;
        },
      },
    ];
  }, [t, number, day, who]);
}
