/** Who of the team has a resource, and who opened it. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Select } from "@learnt/ui/form/SelectField";
import type { Column } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { DocumentPeople } from "../../../app/DocumentPeople";
import type { Learner, Resource } from "../model";
import { learners, resourcesKey } from "../queries";

export function People({ resource }: { resource: Resource }) {
  const { id: resourceId, title, isLookedAfterHere } = resource;
  const { t } = useTranslation("resources");
  const format = useFormat();
  const state = useListState<FilterOf<"/api/resources/{id}/learners">>({
    filters: ["opened"],
    sort: "name",
    prefix: "who-",
  });
  const list = useQuery(learners(resourceId, state.params));
  const columns = useMemo<Column<Learner>[]>(
    () => [
      {
        id: "opened",
        header: t("who.progress"),
        cell: (row) => (
          <Badge tone={row.openedAt ? "good" : "neutral"}>{t(row.openedAt ? "opened" : "notOpened")}</Badge>
        ),
      },
      {
        id: "openedAt",
        header: t("who.openedAt"),
        sort: "openedAt",
        figures: true,
        cell: (row) => format.date(row.openedAt),
      },
      {
        id: "downloadedAt",
        header: t("who.downloadedAt"),
        figures: true,
        cell: (row) => format.date(row.downloadedAt),
      },
      {
        id: "seenVersion",
        header: t("who.version"),
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => row.seenVersion ?? "",
      },
      {
        id: "permittedAt",
        header: t("who.permittedAt"),
        figures: true,
        hiddenAtFirst: true,
        cell: (row) => format.date(row.permittedAt),
      },
    ],
    [t, format],
  );
  return (
    <DocumentPeople
      feature="resources"
      documentRef={{ type: "resource", documentId: resourceId }}
      title={title}
      canChange={isLookedAfterHere}
      list={list}
      state={state}
      columns={columns}
      stale={resourcesKey}
      filters={
        <Select
          aria-label={t("filter.opened")}
          placeholder={t("filter.all")}
          value={state.filters.opened ?? ""}
          onChange={(event) => state.setFilter("opened", event.target.value)}
          choices={["true", "false"].map((value) => ({
            value,
            label: t(value === "true" ? "opened" : "notOpened"),
          }))}
        />
      }
    />
  );
}
