/** The notes of one view: begun, searched, and a page at a time. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Grid as Columns } from "@learnt/ui/layout/layout";
import { useListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { useQuery } from "@tanstack/react-query";
import { Archive, Bell, SearchX, StickyNote, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { NoteLocation, NotesQuery } from "../model";
import type { NoteStore } from "../noteStore";
import { notes } from "../queries";
import { type NoteActions, withPendingNotes } from "../useNoteStore";
import { NoteCard } from "./Card";
import { Composer } from "./Composer";
import { Conflict } from "./Conflict";
import { NoteGrid } from "./NoteGrid";

const PER_PAGE = 60;
const icons = { notes: <StickyNote />, reminders: <Bell />, archive: <Archive />, deleted: <Trash2 /> };

type Props = { store: NoteStore; actions: NoteActions; place: NoteLocation; title: string };

export function Board({ store, actions, place, title }: Props) {
  const state = useListState({ perPage: PER_PAGE });
  const [search] = useSearchParams();
  const [started, setStarted] = useState<string | null>(null);
  const { view, labelId } = place;
  const query: NotesQuery = {
    view,
    page: state.page,
    perPage: PER_PAGE,
    ...(labelId ? { labelId } : {}),
    ...(state.search ? { search: state.search } : {}),
  };
  const list = useQuery(notes(query));
  const items = list.data?.items;
  // What is found by its words is the server's to say.
  const front = !state.search && state.page === 1;
  const shown = items && withPendingNotes(items, store, query, front).filter((note) => note.id !== started);
  const to = (id: string) => {
    const next = new URLSearchParams(search);
    next.set("note", id);
    return `?${next}`;
  };
  const stale = store.all.filter(
    (pendingNote) => pendingNote.state === "stale" && !items?.some(({ id }) => id === pendingNote.id),
  );
  return (
    <>
      {stale.map((pendingNote) => (
        <Conflict key={pendingNote.id} held={pendingNote} actions={actions} />
      ))}
      {view === "notes" && (
        <Composer
          store={store}
          actions={actions}
          labels={labelId ? [labelId] : []}
          id={started}
          onOpen={setStarted}
        />
      )}
      {list.isPending && <BoardSkeleton />}
      {list.error && !items && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {shown?.length === 0 && started === null && (
        <Empty view={view} isLabel={Boolean(labelId)} searched={state.isFiltered} onClear={state.clear} />
      )}
      {shown && shown.length > 0 && (
        <NoteGrid notes={shown} label={title}>
          {(note) => <NoteCard store={store} actions={actions} note={note} to={to(note.id)} />}
        </NoteGrid>
      )}
      {(list.data?.total ?? 0) > PER_PAGE && (
        <Pagination page={state.page} perPage={PER_PAGE} total={list.data?.total} onPage={state.setPage} />
      )}
    </>
  );
}

function BoardSkeleton() {
  return (
    <Columns
      templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
      gap="4"
      alignItems="start"
      aria-hidden="true"
    >
      {[9, 6, 11, 7, 8, 6].map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without a name
        <Skeleton key={at} height={`${height}rem`} />
      ))}
    </Columns>
  );
}

type EmptyProps = { view: NoteLocation["view"]; isLabel: boolean; searched: boolean; onClear: () => void };

function Empty({ view, isLabel, searched, onClear }: EmptyProps) {
  const { t } = useTranslation("notes");
  if (searched)
    return (
      <EmptyState
        icon={<SearchX />}
        title={t("none")}
        action={<Button onClick={onClear}>{t("clear")}</Button>}
      />
    );
  const key = isLabel ? "label" : view;
  return (
    <EmptyState icon={icons[view]} title={t(`empty.${key}`)}>
      {t(`emptyText.${key}`)}
    </EmptyState>
  );
}
