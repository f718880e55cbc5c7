/** The people of the team: search, filter, sort, change many at once, export, add. */

import { Button, LinkButton } from "@learnt/ui/action/Button";
import { ExportButton } from "@learnt/ui/action/ExportButton";
import { useFormat } from "@learnt/ui/base/format";
import { useQueryParamAction } from "@learnt/ui/base/useQueryParamAction";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Select } from "@learnt/ui/form/SelectField";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp, Mail, UserPlus, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../api/client";
import { fieldParam, type ShownField, shownFields, useRequestedFields } from "../../app/customFields";
import { Assign } from "../../app/lazyParts";
import { useLive } from "../../app/live";
import { paths } from "../../app/pathBuilder";
import { useTenantContext } from "../../app/tenantContext";
import { AddPerson } from "./components/AddPerson";
import { BulkManager, BulkTags } from "./components/BulkChange";
import { BulkStatus } from "./components/BulkStatus";
import { usePeopleColumns } from "./components/columns";
import { FieldFilters } from "./components/FieldFilters";
import { InvitationJob } from "./components/InvitationJob";
import { InviteMany } from "./components/InviteMany";
import { PersonMenu } from "./components/PersonMenu";
import { grantable, invitations, type PersonRow, statuses, toPeopleFilter } from "./model";
import { exportPeople, invitationJob, type PeopleFilter, people, peopleListKey } from "./queries";

const none: readonly ShownField[] = [];
/** So many people are exported by name at most; more are by what the list is narrowed down to. */
const MAX_EXPORTED = 500;

export default function UsersRoute() {
  const { t } = useTranslation("people");
  const { number } = useFormat();
  const queryClient = useQueryClient();
  const { team } = useTenantContext();
  const customFields = useQuery(shownFields);
  const fields = customFields.data ?? none;
  const state = useListState<FilterOf<"/api/people"> | ReturnType<typeof fieldParam>>({
    filters: ["status", "role", "invitation", ...fields.map(fieldParam)],
    sort: "name",
  });
  const columns = usePeopleColumns(fields);
  const shown = useRequestedFields("people", columns, state, fields);
  const params = { ...toPeopleFilter(state.params, state.filters, fields), ...shown };
  const list = useQuery({ ...people(params), enabled: !customFields.isPending });
  const [adding, setAdding] = useState(false);
  useQueryParamAction("new", () => setAdding(true));
  useLive(["people"], () => {
    void queryClient.invalidateQueries({ queryKey: peopleListKey });
    void queryClient.invalidateQueries({ queryKey: invitationJob.queryKey });
  });
  const total = list.data?.total ?? 0;
  useLive(
    [`fields:${team.id}`],
    () => void queryClient.invalidateQueries({ queryKey: shownFields.queryKey }),
  );

  const add = (
    <Button variant="solid" icon={<UserPlus />} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  const bring = (
    <LinkButton to={paths.bulkUpdate} icon={<FileUp />}>
      {t("import")}
    </LinkButton>
  );

  return (
    <ListPage<PersonRow>
      eyebrow={t("admin")}
      title={t("users.title")}
      action={
        <>
          <ExportButton params={params} onExport={exportPeople} failed={t("export.failed")} />
          <LinkButton to={paths.mails} icon={<Mail />}>
            {t("mail.title")}
          </LinkButton>
          {bring}
          {(list.isPending || total > 0) && (
            <InviteMany people={{ filter: params as PeopleFilter }} count={total} />
          )}
          {add}
        </>
      }
      note={t("users.note")}
      above={<InvitationJob />}
      list={list}
      id="people"
      columns={columns}
      state={state}
      rowId={(row) => row.id}
      rowHref={(row) => paths.user(row.id)}
      searchLabel={t("users.search")}
      filters={
        <>
          <Select
            aria-label={t("status")}
            value={state.filters.status}
            placeholder={t("users.allStatuses")}
            choices={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            onChange={(event) => state.setFilter("status", event.target.value)}
          />
          <Select
            aria-label={t("role")}
            value={state.filters.role}
            placeholder={t("users.allRoles")}
            choices={grantable.map((role) => ({ value: role, label: t(`role.${role}`) }))}
            onChange={(event) => state.setFilter("role", event.target.value)}
          />
          <Select
            aria-label={t("invitation")}
            value={state.filters.invitation}
            placeholder={t("users.allInvitations")}
            choices={invitations.map((item) => ({ value: item, label: t(`invitation.${item}`) }))}
            onChange={(event) => state.setFilter("invitation", event.target.value)}
          />
          <FieldFilters fields={fields} state={state} />
          <QueryError query={customFields} />
        </>
      }
      rowActions={(row) => <PersonMenu row={row} />}
      bulk={(ids, clear) => (
        <>
          <BulkStatus ids={ids} rows={list.data?.items ?? []} onDone={clear} />
          <InviteMany people={{ ids }} count={ids.length} onDone={clear} />
          <Suspense fallback={null}>
            <Assign ids={ids} onDone={clear} />
          </Suspense>
          <BulkTags ids={ids} onDone={clear} />
          <BulkManager ids={ids} onDone={clear} />
          <ExportButton
            size="sm"
            params={{ ...shown, sort: "name", ids: ids.slice(0, MAX_EXPORTED).join(".") }}
            disabledReason={
              ids.length > MAX_EXPORTED ? t("export.tooMany", { most: number(MAX_EXPORTED) }) : undefined
            }
            onExport={exportPeople}
            failed={t("export.failed")}
          />
        </>
      )}
      empty={
        <EmptyState
          icon={<Users />}
          title={t("users.empty")}
          action={
            <>
              {add} {bring}
            </>
          }
        >
          {t("users.emptyText")}
        </EmptyState>
      }
    >
      <AddPerson open={adding} onClose={() => setAdding(false)} />
    </ListPage>
  );
}
