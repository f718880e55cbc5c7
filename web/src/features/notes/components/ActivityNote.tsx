/** One's own note beside an activity of a course: kept while it is typed, and found among the notes too. Nobody else sees it. */
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  contentOf,
  emptyNote,
  isEmptyNote,
  type Note,
  type NoteContext,
  type NotesQuery,
  newId,
  pathOf,
} from "../model";
import { notes, useLiveInvalidation } from "../queries";
import { useNoteActions, useNoteStore, useResendPending, withLocalEdits } from "../useNoteStore";
import "../notes.css";
import { Conflict } from "./Conflict";
import { NoteForm } from "./Form";

export type ActivityNoteProps = {
  /** The activity, as its learner has it. */
  beside: NoteContext;
  /** It goes on somewhere else: out of the way, or deleted. */
  onDone: () => void;
};

const blank = (id: string, beside: NoteContext): Note => {
  const at = new Date().toISOString();
  return { ...emptyNote, id, beside, revision: 0, reminded: false, createdAt: at, changedAt: at };
};

export function ActivityNote({ beside, onDone }: ActivityNoteProps) {
  const { t } = useTranslation("notes");
  const store = useNoteStore();
  const actions = useNoteActions(store);
  useLiveInvalidation();
  useResendPending(store);
  const { activityId } = beside;
  const query: NotesQuery = { view: "notes", page: 1, perPage: 1, activityId };
  const list = useQuery(notes(query));
  const [fresh] = useState(newId);
  // What was begun here and has not reached the server yet is it.
  const started = store.all.find(
    ({ revision, content }) => revision === 0 && content.place?.activityId === activityId,
  );
  const saved = list.data?.items[0];
  const id = saved?.id ?? started?.id ?? fresh;
  const pendingNote = store.held(id);
  const note = withLocalEdits(saved ?? blank(id, beside), pendingNote);

  // Nobody wants to keep what says nothing.
  const latest = useRef(note);
  latest.current = note;
  const forget = useRef(actions.forget);
  forget.current = actions.forget;
  useEffect(
    () => () => {
      const last = latest.current;
      if (last.revision > 0 && !last.image && isEmptyNote(contentOf(last))) void forget.current(last);
    },
    [],
  );

  if (list.isPending && !pendingNote) return <SkeletonText lines={4} />;
  if (!list.data && !pendingNote)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Stack gap="3">
      {pendingNote?.state === "stale" && (
        <Conflict held={pendingNote} other={saved} actions={actions} onDone={onDone} />
      )}
      <NoteForm store={store} actions={actions} note={note} onDone={onDone} isBeside />
      <Flex wrap="wrap" justify="space-between" gap="2">
        <Text as="span" small muted>
          {t("beside.private")}
        </Text>
        <Link to={pathOf("notes")}>{t("beside.all")}</Link>
      </Flex>
    </Stack>
  );
}
