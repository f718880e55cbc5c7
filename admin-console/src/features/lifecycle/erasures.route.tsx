/** Tenants that are being erased or were: what is left of them is a certificate. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Facts } from "@learnt/ui/page/Facts";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { FileX2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Erasure, erasuresQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("lifecycle");
  const list = useListState({ filters: [] });
  const erasures = useQuery(erasuresQuery(list.params));
  const [open, setOpen] = useState<Erasure | null>(null);
  const columns = useColumns(setOpen);

  return (
    <ListPage
      title={t("page")}
      note={t("lead")}
      list={erasures}
      id="erasures"
      dense
      columns={columns}
      state={list}
      rowId={(row) => row.id}
      empty={
        <EmptyState icon={<FileX2 />} title={t("emptyTitle")}>
          {t("emptyText")}
        </EmptyState>
      }
    >
      {open && <Certificate erasure={open} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

function useColumns(onOpen: (erasure: Erasure) => void): Column<Erasure>[] {
  const { t } = useTranslation("lifecycle");
  const format = useFormat();
  return useMemo(
    () => [
      { id: "tenant", header: t("tenant"), primary: true, cell: (row) => row.tenantName },
      {
        id: "state",
        header: t("state"),
        cell: (row) => (
          <Badge tone={row.finishedAt ? "good" : row.begunAt ? "info" : "warn"}>
            {t(row.finishedAt ? "finished" : row.begunAt ? "begun" : "waiting")}
          </Badge>
        ),
      },
      { id: "by", header: t("requestedBy"), cell: (row) => row.requestedBy },
      { id: "due", header: t("due"), figures: true, cell: (row) => format.dateTime(row.dueAt) },
      {
        id: "finished",
        header: t("finishedAt"),
        figures: true,
        cell: (row) => (row.finishedAt ? format.dateTime(row.finishedAt) : "–"),
      },
      {
        id: "certificate",
        header: t("certificate"),
        cell: (row) => (
          <Button size="sm" aria-label={t("openOf", { name: row.tenantName })} onClick={() => onOpen(row)}>
            {t("open")}
          </Button>
        ),
      },
    ],
    [t, format, onOpen],
  );
}

function Certificate({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { t } = useTranslation("lifecycle");
  const format = useFormat();
  const when = (at: string | null | undefined) => (at ? format.dateTime(at) : "–");
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={t("certificateOf", { name: erasure.tenantName })}
      note={t(erasure.finishedAt ? "certificateNote" : "unfinishedNote")}
    >
      <Facts
        facts={[
          { name: t("number"), value: erasure.id },
          { name: t("id"), value: erasure.tenantId },
          { name: t("schema"), value: erasure.schema ?? "–" },
          { name: t("cluster"), value: erasure.cluster ?? "–" },
          { name: t("reason"), value: erasure.reason },
          { name: t("requestedBy"), value: erasure.requestedBy ?? "–" },
          { name: t("requestedAt"), value: when(erasure.requestedAt) },
          { name: t("schemaGone"), value: when(erasure.schemaGoneAt) },
          { name: t("filesGone"), value: when(erasure.filesGoneAt) },
          { name: t("finishedAt"), value: when(erasure.finishedAt) },
          { name: t("people"), value: format.number(erasure.people) },
          { name: t("identities"), value: format.number(erasure.identities) },
          {
            name: t("tables"),
            value: t("held", { count: erasure.tables, bytes: format.bytes(erasure.tableBytes) }),
          },
          {
            name: t("files"),
            value: t("held", { count: erasure.files, bytes: format.bytes(erasure.fileBytes) }),
          },
        ]}
      />
    </Dialog>
  );
}
