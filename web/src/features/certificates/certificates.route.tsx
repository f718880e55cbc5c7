/** All certificates that the team's courses gave: found by person, title, number and state, and withdrawn where one should not hold. */
import { LinkButton } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useTableMessages } from "@learnt/ui/table/messages";
import { RowMenu } from "@learnt/ui/table/RowMenu";
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
    <ListPage<Certificate>
      eyebrow={t("admin")}
      title={t("title")}
      action={
        <LinkButton to={TEMPLATES_PATH} icon={<LayoutTemplate />}>
          {t("templates")}
        </LinkButton>
      }
      note={t("note")}
      list={list}
      id="certificates"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => pathOf(row.code)}
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
      rowActions={(row) => (
        <HStack gap="1" justify="end">
          {!row.withdrawnAt && (
            <DownloadPdf id={row.id} small label={t("pdfOf", { name: row.name, number: row.number })} />
          )}
          <CertificateMenu
            row={row}
            onReissue={() => setCorrecting(row)}
            onWithdraw={() => setLeaving(row)}
          />
        </HStack>
      )}
      empty={
        <EmptyState icon={<BadgeCheck />} title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      }
    >
      {correcting && (
        <Reissue key={correcting.id} certificate={correcting} onClose={() => setCorrecting(null)} />
      )}
      {leaving && <Withdraw key={leaving.id} certificate={leaving} onClose={() => setLeaving(null)} />}
    </ListPage>
  );
}

type MenuProps = { row: Certificate; onReissue: () => void; onWithdraw: () => void };

function CertificateMenu({ row, onReissue, onWithdraw }: MenuProps) {
  const { t } = useTranslation("certificates");
  const kit = useTableMessages();
  const { busy, restore } = useCertificateStatus(row);
  const entries: MenuEntry[] = row.withdrawnAt
    ? [
        {
          id: "restore",
          label: t("restore"),
          icon: <RotateCcw className="kit-flip" />,
          disabled: busy,
          onSelect: restore,
        },
      ]
    : [
        { id: "reissue", label: t("reissue.submit"), icon: <PencilLine />, onSelect: onReissue },
        {
          id: "withdraw",
          label: t("withdraw"),
          icon: <Undo2 className="kit-flip" />,
          danger: true,
          onSelect: onWithdraw,
        },
      ];
  return <RowMenu label={kit("actionsFor", { name: `${row.name} (${row.number})` })} entries={entries} />;
}
