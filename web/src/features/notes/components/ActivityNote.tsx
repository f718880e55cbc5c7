/** One's own note beside an activity of a course: kept while it is typed, and found among the notes too. Nobody else sees it. */
import { Link } from "@learnt/ui/action/Link";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Asked, type Beside, contentOf, type Note, newId, nothing, pathOf, saysNothing } from "../model";
import { notes, useLiveInvalidation } from "../queries";
import { asWritten, useNoteActions, useNoteStore, useSending } from "../useNoteStore";
import "../notes.css";
import { Conflict } from "./Conflict";
import { NoteForm } from "./Form";

export type ActivityNoteProps = {
  /** The activity, as its learner has it. */
  beside: Beside;
  /** It goes on somewhere else: out of the way, or deleted. */
  onDone: () => void;
};

const blank = (id: string, beside: Beside): Note => {
  const at = new Date().toISOString();
  return { ...nothing, id, beside, revision: 0, reminded: false, createdAt: at, changedAt: at };
};

export function ActivityNote({ beside, onDone }: ActivityNoteProps) {
  const { t } = useTranslation("notes");
  const store = useNoteStore();
  const actions = useNoteActions(store);
  useLiveInvalidation();
  useSending(store);
  const { activityId } = beside;
  const asked: Asked = { view: "notes", page: 1, perPage: 1, activityId };
  const list = useQuery(notes(asked));
  const [fresh] = useState(newId);
  // What was begun here and has not reached the server yet is it.
  const begun = store.all.find(
    ({ revision, content }) => revision === 0 && content.place?.activityId === activityId,
  );
  const kept = list.data?.items[0];
  const id = kept?.id ?? begun?.id ?? fresh;
  const held = store.held(id);
  const note = asWritten(kept ?? blank(id, beside), held);

  // Nobody wants to keep what says nothing.
  const latest = useRef(note);
  latest.current = note;
  const forget = useRef(actions.forget);
  forget.current = actions.forget;
  useEffect(
    () => () => {
      const last = latest.current;
      if (last.revision > 0 && !last.image && saysNothing(contentOf(last))) void forget.current(last);
    },
    [],
  );

  if (list.isPending && !held) return <SkeletonText lines={4} />;
  if (!list.data && !held) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <Stack gap="3">
      {held?.state === "stale" && <Conflict held={held} other={kept} actions={actions} onDone={onDone} />}
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
