/** All that a person was given, why, and how far they are; and what can be done about it. */

import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { Stack } from "@learnt/ui/layout/layout";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { StatRow, StatTile } from "@learnt/ui/page/Card";
import { DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing, BookOpen, CalendarClock, CircleCheck, RotateCcw, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FilterOf } from "../../../api/client";
import { toastFailure } from "../../../app/useApiMutation";
import { type Action, actionsOf, kinds, type PersonDocument, states, type Viewer } from "../model";
import {
  personLearning,
  personLearningKey,
  personSummary,
  settle,
  teamKey,
  unassign,
  useRemind,
} from "../queries";
import { Assign } from "./Assign";
import { CourseDrawer } from "./CourseDrawer";
import { ExtendDialog } from "./ExtendDialog";
import { useLearningColumns } from "./learningColumns";
import { useToastReminders } from "./Remind";
import { SettleDialog } from "./SettleDialog";

export type PersonLearningProps = { userId: string; viewer: Viewer };

const icons: Record<Action, ReactNode> = {
  remind: <BellRing />,
  extend: <CalendarClock />,
  complete: <CircleCheck />,
  reset: <RotateCcw />,
  take: <Undo2 />,
};

type OpenDialog = { action: "extend" | "complete" | "reset" | "look"; row: PersonDocument };

export function PersonLearning({ userId, viewer }: PersonLearningProps) {
  const { t } = useTranslation("people_learning");
  const format = useFormat();
  const queryClient = useQueryClient();
  const state = useListState<FilterOf<"/api/people/{id}/learning">>({
    filters: ["state", "type", "former"],
    sort: "-updatedAt",
    prefix: "l-",
  });
  const list = useQuery(personLearning(userId, state.params));
  const counts = useQuery(personSummary(userId)).data;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { useSearch } = useKit();
  const [search, setSearch] = useSearch();
  // A link leads to one of their courses.
  const linked = search.get("course");
  const closeLinked = () =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete("course");
        return next;
      },
      { replace: true },
    );
  const toastReminders = useToastReminders();
  const again = () => {
    void queryClient.invalidateQueries({ queryKey: [...personLearningKey, userId] });
    void queryClient.invalidateQueries({ queryKey: teamKey });
  };
  const remind = useRemind({
    onSuccess: (sent) => {
      toastReminders(sent);
      again();
    },
    onError: (error) => {
      toastFailure(error);
      again();
    },
  });
  const look = (row: PersonDocument) => setOpen({ action: "look", row });
  const columns = useLearningColumns(look);
  const done = () => {
    setOpen(null);
    again();
  };

  const take = async (row: PersonDocument) => {
    try {
      const { released } = await unassign([userId], row);
      toast.success(t(released > 0 ? "take.done" : "take.kept", { title: row.title }));
    } catch (error) {
      toastFailure(error);
    }
    again();
  };
  const run = (action: Action, row: PersonDocument) => {
    if (action === "take") void take(row);
    else if (action === "remind") remind.mutate({ userIds: [userId], documentId: row.documentId });
    else setOpen({ action, row });
  };
  const entries = (row: PersonDocument): MenuEntry[] => [
    ...(row.type === "course"
      ? [{ id: "look", label: t("action.look"), icon: <BookOpen />, onSelect: () => look(row) }]
      : []),
    ...actionsOf(row, viewer).map((action) => ({
      id: action,
      label: t(`action.${action}`),
      icon: icons[action],
      onSelect: () => run(action, row),
    })),
  ];

  return (
    <Stack gap="4">
      {counts && counts.assigned > 0 && (
        <StatRow>
          <StatTile label={t("figure.assigned")} value={format.number(counts.assigned)} />
          <StatTile label={t("status.completed")} value={format.number(counts.completed)} />
          <StatTile label={t("status.inprogress")} value={format.number(counts.inprogress)} />
          <StatTile label={t("status.notstarted")} value={format.number(counts.notstarted)} />
          <StatTile label={t("state.overdue")} value={format.number(counts.overdue)} />
        </StatRow>
      )}
      <DataTable<PersonDocument>
        id="person-learning"
        label={t("tab.learning")}
        columns={columns}
        rows={list.data?.items}
        total={list.data?.total}
        state={state}
        rowId={(row) => row.id}
        loading={list.isPending}
        fetching={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        searchLabel={t("search.learning")}
        filters={
          <>
            <Select
              aria-label={t("filter.state")}
              placeholder={t("filter.allStates")}
              value={state.filters.state ?? ""}
              onChange={(event) => state.setFilter("state", event.target.value)}
              choices={states.map((value) => ({ value, label: t(`state.${value}`) }))}
            />
            <Select
              aria-label={t("filter.type")}
              placeholder={t("filter.allTypes")}
              value={state.filters.type ?? ""}
              onChange={(event) => state.setFilter("type", event.target.value)}
              choices={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            />
            <Select
              aria-label={t("filter.former")}
              placeholder={t("filter.now")}
              value={state.filters.former ?? ""}
              onChange={(event) => state.setFilter("former", event.target.value)}
              choices={[{ value: "true", label: t("filter.once") }]}
            />
          </>
        }
        actions={<Assign ids={[userId]} size="md" onDone={done} />}
        rowActions={(row) => (
          <RowMenu label={t("action.menu", { title: row.title })} entries={entries(row)} />
        )}
        empty={
          <EmptyState icon={<BookOpen />} title={t("learning.empty")}>
            {t("learning.emptyText")}
          </EmptyState>
        }
      />
      {linked && !open && <CourseDrawer userId={userId} courseId={linked} onClose={closeLinked} />}
      {open?.action === "look" && (
        <CourseDrawer
          userId={userId}
          courseId={open.row.documentId}
          title={open.row.title}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.action === "extend" && (
        <ExtendDialog
          ids={[userId]}
          documentRef={open.row}
          title={open.row.title}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
      {(open?.action === "complete" || open?.action === "reset") && open.row.type !== "event" && (
        <SettleDialog
          what={open.action}
          type={open.row.type}
          count={1}
          send={(reason) =>
            settle([userId], open.row, open.action === "reset" ? "reset" : "complete", reason)
          }
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </Stack>
  );
}
