/** The rooms and the equipment of the organisation, and when people are reminded where an event says nothing itself. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery } from "@tanstack/react-query";
import { Archive, ArchiveRestore, DoorOpen, Pencil, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { toFailure } from "../../api/problem";
import { paths } from "../../app/pathBuilder";
import { failureMessage } from "../../app/useApiMutation";
import { AssetForm } from "./components/AssetForm";
import { ReminderChoice } from "./components/Reminders";
import { type Asset, assetKinds } from "./model";
import { assetList, eventSettings, useArchiveAsset, useSaveEventSettings } from "./queries";
import "./events.css";

export default function EventRoomsRoute() {
  const { t } = useTranslation("events");
  const state = useListState<FilterOf<"/api/event-assets">>({ filters: ["kind", "archived"], sort: "name" });
  const list = useQuery(assetList(state.params));
  const columns = useColumns();
  const [editing, setEditing] = useState<Asset | "new" | null>(null);
  const archiving = useArchiveAsset({
    onSuccess: (_, { isArchived, name }) =>
      toast.success(t(isArchived ? "asset.restored" : "asset.archived", { name })),
    onError: (error) => toast.error(failureMessage(error)),
  });
  const add = (
    <Button variant="solid" icon={<Plus />} onClick={() => setEditing("new")}>
      {t("asset.add")}
    </Button>
  );
  return (
    <Page>
      <PageHeader eyebrow={<Link to={paths.events}>{t("events")}</Link>} title={t("rooms")} actions={add}>
        {t("roomsNote")}
      </PageHeader>
      <Stack gap="5">
        <DataTable<Asset>
          id="event-rooms"
          label={t("rooms")}
          columns={columns}
          rows={list.data?.items}
          total={list.data?.total}
          state={state}
          rowId={(row) => row.id}
          loading={list.isPending}
          fetching={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          searchLabel={t("asset.search")}
          filters={
            <>
              <Select
                aria-label={t("asset.kind")}
                placeholder={t("asset.kind.all")}
                value={state.filters.kind ?? ""}
                onChange={(event) => state.setFilter("kind", event.target.value)}
                choices={assetKinds.map((value) => ({ value, label: t(`asset.${value}`) }))}
              />
              <Select
                aria-label={t("field.status")}
                value={state.filters.archived ?? ""}
                onChange={(event) => state.setFilter("archived", event.target.value)}
                choices={[
                  { value: "", label: t("asset.current") },
                  { value: "true", label: t("status.archived") },
                ]}
              />
            </>
          }
          rowActions={(row) => (
            <HStack gap="1" justify="end">
              <Button
                size="sm"
                icon={<Pencil />}
                aria-label={t("asset.editOf", { name: row.name })}
                onClick={() => setEditing(row)}
              >
                {t("edit")}
              </Button>
              <RowMenu
                label={t("moreOf", { name: row.name })}
                entries={[
                  {
                    id: "archive",
                    label: t(row.isArchived ? "asset.restore" : "archive"),
                    icon: row.isArchived ? <ArchiveRestore /> : <Archive />,
                    disabled: archiving.isPending && archiving.variables.id === row.id,
                    onSelect: () => archiving.mutate(row),
                  },
                ]}
              />
            </HStack>
          )}
          empty={
            <EmptyState icon={<DoorOpen />} title={t("asset.empty")} action={add}>
              {t("asset.emptyText")}
            </EmptyState>
          }
        />
        <DefaultReminders />
      </Stack>
      {editing && (
        <AssetForm {...(editing === "new" ? {} : { asset: editing })} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}

function DefaultReminders() {
  const { t } = useTranslation("events");
  const query = useQuery(eventSettings);
  const saving = useSaveEventSettings({
    onSuccess: () => toast.success(t("saved")),
    onError: (error) => {
      toast.error(toFailure(error).message);
      return query.refetch();
    },
  });
  const save = (reminders: number[]) => {
    if (query.data && !saving.isPending) saving.mutate({ revision: query.data.revision, reminders });
  };
  return (
    <Card title={t("remind.title")} note={t("remind.note")}>
      {query.isPending && <SkeletonText lines={3} />}
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && (
        <div aria-busy={saving.isPending}>
          <ReminderChoice label={t("remind.own")} value={query.data.reminders} onChange={save} />
        </div>
      )}
    </Card>
  );
}

function useColumns(): readonly Column<Asset>[] {
  const { t } = useTranslation("events");
  return useMemo(
    (): Column<Asset>[] => [
      { id: "name", header: t("asset.name"), primary: true, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: "kind",
        header: t("asset.kind"),
        cell: ({ kind }) => <Badge tone={kind === "room" ? "info" : "neutral"}>{t(`asset.${kind}`)}</Badge>,
      },
      { id: "place", header: t("asset.place"), cell: ({ place }) => <bdi>{place}</bdi> },
      { id: "capacity", header: t("asset.capacity"), cell: ({ capacity }) => capacity ?? "" },
    ],
    [t],
  );
}
