/** All certificates that the team's courses gave: found by person, title, number and state, and withdrawn where one should not hold. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, LayoutTemplate, PencilLine, RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { useColumns } from "./components/columns";
import { DownloadPdf } from "./components/Handles";
import { Reissue } from "./components/Reissue";
import { Withdraw } from "./components/Withdraw";
import { type Certificate, EXPIRY_DAYS, pathOf, states, TEMPLATES_PATH } from "./model";
import { certificateList, useLiveInvalidation } from "./queries";
import { useCertificateStatus } from "./useCertificateStatus";

export default function CertificatesRoute() {
  const { t } = useTranslation("certificates");
  const state = useListState<FilterOf<"/api/certificates">>({
    filters: ["state", "expiring", "reissued"],
    sort: "-issuedAt",
  });
  const list = useQuery(certificateList(state.params));
  const columns = useColumns();
  const [leaving, setLeaving] = useState<Certificate | null>(null);
  const [correcting, setCorrecting] = useState<Certificate | null>(null);
  useLiveInvalidation();
  return (
    <Page>
      <PageHeader
        eyebrow={t("admin")}
        title={t("title")}
        actions={
          <LinkButton to={TEMPLATES_PATH} icon={<LayoutTemplate />}>
            {t("templates")}
          </LinkButton>
        }
      >
        {t("note")}
      </PageHeader>
      <DataTable<Certificate>
        id="certificates"
        label={t("title")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        rowHref={(row) => pathOf(row.code)}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("search")}
        filters={
          <>
            <Select
              aria-label={t("filter.state")}
              placeholder={t("filter.all")}
              value={state.filters.state ?? ""}
              onChange={(event) => state.setFilter("state", event.target.value)}
              choices={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            />
            <Select
              aria-label={t("filter.expiry")}
              placeholder={t("filter.anyExpiry")}
              value={state.filters.expiring ?? ""}
              onChange={(event) => state.setFilter("expiring", event.target.value)}
              choices={EXPIRY_DAYS.map((days) => ({
                value: String(days),
                label: t("filter.soon", { count: days }),
              }))}
            />
            <Select
              aria-label={t("filter.reissued")}
              placeholder={t("filter.reissuedOrNot")}
              value={state.filters.reissued ?? ""}
              onChange={(event) => state.setFilter("reissued", event.target.value)}
              choices={[{ value: "true", label: t("filter.onlyReissued") }]}
            />
          </>
        }
        rowActions={(row) =>
          row.withdrawnAt ? (
            <Restore row={row} />
          ) : (
            <>
              <DownloadPdf id={row.id} small label={t("pdfOf", { name: row.name, number: row.number })} />
              <Button
                size="sm"
                icon={<PencilLine />}
                aria-label={t("reissue.of", { name: row.name, number: row.number })}
                onClick={() => setCorrecting(row)}
              >
                {t("reissue.submit")}
              </Button>
              <Button
                size="sm"
                icon={<Undo2 className="kit-flip" />}
                aria-label={t("withdrawFrom", { name: row.name, number: row.number })}
                onClick={() => setLeaving(row)}
              >
                {t("withdraw")}
              </Button>
            </>
          )
        }
        empty={
          <EmptyState icon={<BadgeCheck />} title={t("empty")}>
            {t("emptyText")}
          </EmptyState>
        }
      />
      {correcting && (
        <Reissue key={correcting.id} certificate={correcting} onClose={() => setCorrecting(null)} />
      )}
      {leaving && <Withdraw key={leaving.id} certificate={leaving} onClose={() => setLeaving(null)} />}
    </Page>
  );
}

function Restore({ row }: { row: Certificate }) {
  const { t } = useTranslation("certificates");
  const { busy, restore } = useCertificateStatus(row);
  return (
    <Button
      size="sm"
      icon={<RotateCcw className="kit-flip" />}
      busy={busy}
      aria-label={t("restoreTo", { name: row.name, number: row.number })}
      onClick={() => void restore()}
    >
      {t("restore")}
    </Button>
  );
}
