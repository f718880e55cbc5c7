/** The triggers of one tenant, and how they went in the last day. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Select } from "@learnt/ui/form/SelectField";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Plus, Zap } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { paths } from "../../app/paths";
import { RequireRole } from "../../app/role";
import { useTitle } from "../../app/useTitle";
import { OnOff } from "./components/StateBadge";
import { type TriggerLine, tenantQuery, triggersQuery } from "./queries";

export function Component() {
  const { t } = useTranslation("triggers");
  const { tenantId = "" } = useParams();
  const tenant = useQuery(tenantQuery(tenantId));
  const list = useListState({ filters: ["state"], sort: "-updatedAt" });
  const triggers = useQuery(triggersQuery(tenantId, list.params));
  const columns = useColumns();
  const name = tenant.data?.name ?? tenantId;
  useTitle(t("of", { tenant: name }));
  const add = (
    <RequireRole gate="support">
      <LinkButton variant="solid" icon={<Plus />} to={paths.newTrigger(tenantId)}>
        {t("new")}
      </LinkButton>
    </RequireRole>
  );

  return (
    <ListPage
      eyebrow={<Link to={paths.triggers}>{t("page")}</Link>}
      title={t("of", { tenant: name })}
      action={add}
      note={t("lead")}
      list={triggers}
      id="triggers"
      dense
      columns={columns}
      state={list}
      rowId={(row) => row.id}
      rowHref={(row) => paths.trigger(tenantId, row.id)}
      searchLabel={t("search")}
      filters={
        <Select
          aria-label={t("state")}
          placeholder={t("allStates")}
          value={list.filters.state}
          onChange={(event) => list.setFilter("state", event.target.value)}
          choices={["on", "off", "failing"].map((state) => ({ value: state, label: t(`filter.${state}`) }))}
        />
      }
      empty={
        <EmptyState icon={<Zap />} title={t("emptyTitle")} action={add}>
          {t("emptyText")}
        </EmptyState>
      }
    />
  );
}

function useColumns(): Column<TriggerLine>[] {
  const { t } = useTranslation("triggers");
  const format = useFormat();
  return useMemo(
    () => [
      { id: "title", header: t("title"), sort: "title", primary: true, cell: (row) => row.title },
      {
        id: "state",
        header: t("state"),
        cell: (row) => <OnOff enabled={row.enabled} stopped={row.stopped} />,
      },
      { id: "event", header: t("event"), cell: (row) => t(`events.${row.event}`, row.event) },
      { id: "team", header: t("team"), cell: (row) => row.teamId },
      {
        id: "runs",
        header: t("runsDay"),
        sort: "-runs",
        align: "end",
        cell: (row) => format.number(row.runs),
      },
      {
        id: "failed",
        header: t("failedDay"),
        align: "end",
        cell: (row) =>
          row.failed > 0 ? <Badge tone="bad">{format.number(row.failed)}</Badge> : format.number(0),
      },
      {
        id: "last",
        header: t("lastRun"),
        figures: true,
        cell: (row) => (row.lastRunAt ? format.dateTime(row.lastRunAt) : t("never")),
      },
      { id: "author", header: t("author"), cell: (row) => row.authorName },
      {
        id: "updated",
        header: t("updated"),
        sort: "-updatedAt",
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.dateTime(row.updatedAt),
      },
    ],
    [t, format],
  );
}
