/** Who holds a badge and who held it: when, from whom, what for, and why no longer. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { NoteCell, PersonCell, StackedCell, StateCell } from "@learnt/ui/table/cells";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useTableMessages } from "@learnt/ui/table/messages";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery } from "@tanstack/react-query";
import { Award, Undo2 } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import type { Badge, Holder } from "../model";
import { holders } from "../queries";
import { Withdraw } from "./Withdraw";

export function Holders({ badge, give }: { badge: Badge; give: ReactNode }) {
  const { t } = useTranslation("badges");
  const kit = useTableMessages();
  const state = useListState({ perPage: 25 });
  const list = useQuery(holders(badge.id, state.params));
  const columns = useColumns();
  const [leaving, setLeaving] = useState<Holder | null>(null);
  return (
    <>
      <DataTable<Holder>
        id="badge-holders"
        label={t("tab.holders")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        rowHref={(row) => paths.user(row.person.id)}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("searchHolders")}
        rowActions={(row) =>
          !row.withdrawnAt && (
            <RowMenu
              label={kit("actionsFor", { name: row.person.name })}
              entries={[
                {
                  id: "withdraw",
                  label: t("withdraw"),
                  icon: <Undo2 className="kit-flip" />,
                  danger: true,
                  onSelect: () => setLeaving(row),
                },
              ]}
            />
          )
        }
        empty={
          <EmptyState icon={<Award />} title={t("nobody")} action={give}>
            {t(badge.status === "active" ? "nobodyText" : "nobodyArchived")}
          </EmptyState>
        }
      />
      {leaving && <Withdraw badge={badge} holder={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function useColumns(): readonly Column<Holder>[] {
  const { t } = useTranslation("badges");
  const { date, dateTime } = useFormat();
  return useMemo(
    (): Column<Holder>[] => [
      {
        id: "person",
        header: t("column.person"),
        primary: true,
        cell: ({ person }) => <PersonCell name={person.name} src={person.avatarUrl} />,
      },
      {
        id: "awarded",
        header: t("column.awarded"),
        figures: true,
        cell: ({ awardedAt }) => (
          <time dateTime={awardedAt} title={dateTime(awardedAt)}>
            {date(awardedAt)}
          </time>
        ),
      },
      { id: "by", header: t("column.by"), cell: (row) => <AwardedBy row={row} /> },
      {
        id: "note",
        header: t("column.note"),
        cell: ({ note }) => <NoteCell>{note}</NoteCell>,
      },
      {
        id: "status",
        header: t("column.status"),
        cell: (row) => <HolderStatus row={row} />,
      },
    ],
    [t, date, dateTime],
  );
}

/** A rule, in the name of whoever activated it, or somebody by hand. */
function AwardedBy({ row: { awardedBy, rule } }: { row: Holder }) {
  const { t } = useTranslation("badges");
  if (!rule) return <bdi>{awardedBy.name}</bdi>;
  return (
    <StackedCell>
      <Link to={paths.badgeRule(rule.id)}>
        <bdi>{rule.title}</bdi>
      </Link>
      <small>{t("byRule")}</small>
    </StackedCell>
  );
}

function HolderStatus({ row }: { row: Holder }) {
  const { t } = useTranslation("badges");
  const { date } = useFormat();
  if (!row.withdrawnAt) return <StatusBadge tone="good">{t("holderStatus.held")}</StatusBadge>;
  const values = { date: date(row.withdrawnAt), name: row.withdrawnBy?.name ?? "" };
  return (
    <StateCell>
      <StatusBadge>{t("holderStatus.withdrawn")}</StatusBadge>
      <span>{t(row.withdrawnBy?.name ? "withdrawnBy" : "withdrawnOn", values)}</span>
      {row.reason && <NoteCell>{row.reason}</NoteCell>}
    </StateCell>
  );
}
