/** The certificates and the badges that a person holds here. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { HStack } from "@learnt/ui/layout/layout";
import { Emblem } from "@learnt/ui/media/Emblem";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Award, BadgeCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { paths } from "../../../app/pathBuilder";
import { personBadges, personCertificates } from "../queries";

type Certificate = Schemas["OwnCertificate"];
type EarnedBadge = Schemas["EarnedBadge"];

export function PersonCertificates({ userId }: { userId: string }) {
  const { t } = useTranslation("people_learning");
  const { date } = useFormat();
  const state = useListState({ prefix: "c-" });
  const list = useQuery(personCertificates(userId, { page: state.page, perPage: state.perPage }));
  const columns = useMemo<Column<Certificate>[]>(
    () => [
      {
        id: "title",
        header: t("column.title"),
        primary: true,
        cell: (row) => (
          <Link to={paths.certificate(row.code)}>
            <bdi>{row.title}</bdi>
          </Link>
        ),
      },
      { id: "number", header: t("column.number"), figures: true, cell: (row) => <bdi>{row.number}</bdi> },
      { id: "issuedOn", header: t("column.issued"), figures: true, cell: (row) => date(row.issuedOn) },
      {
        id: "validUntil",
        header: t("column.valid"),
        figures: true,
        cell: (row) => (
          <HStack gap="2">
            {row.validUntil ? date(row.validUntil) : t("forGood")}
            {row.state === "expired" && <Badge tone="warn">{t("expired")}</Badge>}
          </HStack>
        ),
      },
    ],
    [t, date],
  );
  return (
    <DataTable
      id="person-certificates"
      label={t("tab.certificates")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.id}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={
        <EmptyState icon={<BadgeCheck />} title={t("certificates.empty")}>
          {t("certificates.emptyText")}
        </EmptyState>
      }
    />
  );
}

export function PersonBadges({ userId }: { userId: string }) {
  const { t } = useTranslation("people_learning");
  const { date, number } = useFormat();
  const state = useListState({ prefix: "b-" });
  const list = useQuery(personBadges(userId, { page: state.page, perPage: state.perPage }));
  const columns = useMemo<Column<EarnedBadge>[]>(
    () => [
      {
        id: "title",
        header: t("column.badge"),
        primary: true,
        cell: (row) => (
          <HStack gap="3">
            <Emblem name={row.title} src={row.pictureUrl} />
            <bdi>{row.title}</bdi>
          </HStack>
        ),
      },
      { id: "note", header: t("column.note"), cell: (row) => <bdi>{row.note}</bdi> },
      { id: "awardedAt", header: t("column.earned"), figures: true, cell: (row) => date(row.awardedAt) },
      { id: "times", header: t("column.times"), align: "end", cell: (row) => number(row.times) },
    ],
    [t, date, number],
  );
  return (
    <DataTable
      id="person-badges"
      label={t("tab.badges")}
      columns={columns}
      rows={list.data?.items}
      total={list.data?.total}
      state={state}
      rowId={(row) => row.id}
      loading={list.isPending}
      fetching={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={
        <EmptyState icon={<Award />} title={t("badges.empty")}>
          {t("badges.emptyText")}
        </EmptyState>
      }
    />
  );
}
