/** The people behind a month's number, each with what counted first; while it is reviewed, somebody can be waived. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { RequireRole } from "../../../app/role";
import { mayWaive } from "../model";
import { type LicencePerson, type Month, peopleQuery, useReview } from "../queries";
import { TextDialog } from "./TextDialog";

type Props = { at: Month; state: string; teamName: (id: string) => string };

export function People({ at, state, teamName }: Props) {
  const { t } = useTranslation("licences");
  const list = useListState({ filters: [] });
  const people = useQuery(peopleQuery(at, list.params));
  const { waive, unwaive } = useReview(at);
  const [openDialog, setOpenDialog] = useState<LicencePerson | null>(null);
  const columns = useColumns(mayWaive(state), teamName, {
    onWaive: setOpenDialog,
    onUnwaive: (person) =>
      void unwaive(person.userId).catch((error) => toast.error(toFailure(error).message)),
  });
  return (
    <Stack as="section" gap="2" aria-label={t("people")}>
      <Heading>{t("people")}</Heading>
      <DataTable
        id="licence-people"
        label={t("people")}
        dense
        columns={columns}
        rows={people.data?.items}
        total={people.data?.total}
        state={list}
        rowId={(row) => row.userId}
        loading={people.isPending}
        fetching={people.isPlaceholderData}
        error={people.error}
        onRetry={people.refetch}
        empty={
          <EmptyState icon={<Users />} title={t("nobodyTitle")}>
            {t("nobodyText")}
          </EmptyState>
        }
      />
      {openDialog && (
        <TextDialog
          title={t("waiveTitle", { name: openDialog.name })}
          note={t("waiveNote")}
          label={t("reason")}
          submit={t("waive")}
          onClose={() => setOpenDialog(null)}
          onSubmit={async (text) => {
            await waive(openDialog.userId, text);
            setOpenDialog(null);
          }}
        />
      )}
    </Stack>
  );
}

type Actions = { onWaive: (person: LicencePerson) => void; onUnwaive: (person: LicencePerson) => void };

function useColumns(
  waivable: boolean,
  teamName: (id: string) => string,
  { onWaive, onUnwaive }: Actions,
): Column<LicencePerson>[] {
  const { t } = useTranslation("licences");
  const format = useFormat();
  return useMemo(() => {
    const columns: Column<LicencePerson>[] = [
      { id: "name", header: t("person"), primary: true, cell: (row) => row.name || row.userId },
      { id: "email", header: t("email"), cell: (row) => row.email },
      { id: "team", header: t("teamColumn"), cell: (row) => teamName(row.teamId) },
      { id: "event", header: t("firstEvent"), cell: (row) => t(`metrics.${row.event}`, row.event) },
      { id: "at", header: t("when"), figures: true, cell: (row) => format.dateTime(row.at) },
      {
        id: "waiver",
        header: t("waiver"),
        cell: (row) =>
          row.waiver && (
            <Badge tone="warn" wraps>
              {row.waiver.reason}
            </Badge>
          ),
      },
    ];
    if (waivable) {
      columns.push({
        id: "action",
        header: t("action"),
        cell: (row) => (
          <RequireRole gate="billing">
            <Button
              size="sm"
              aria-label={t(row.waiver ? "unwaiveOf" : "waiveOf", { name: row.name })}
              onClick={() => (row.waiver ? onUnwaive : onWaive)(row)}
            >
              {t(row.waiver ? "unwaive" : "waive")}
            </Button>
          </RequireRole>
        ),
      });
    }
    return columns;
  }, [t, format, waivable, teamName, onWaive, onUnwaive]);
}
