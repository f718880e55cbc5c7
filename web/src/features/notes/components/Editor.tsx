/** A note that was opened, above the others. What is typed is kept; closing it loses nothing. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { contentOf, emptyNote, isEmptyNote, type Note } from "../model";
import type { NoteStore } from "../noteStore";
import { note as noteQuery } from "../queries";
import { type NoteActions, withLocalEdits } from "../useNoteStore";
import { Conflict } from "./Conflict";
import { NoteForm } from "./Form";

type Props = { store: NoteStore; actions: NoteActions; id: string; onClose: () => void };

export function Editor({ store, actions, id, onClose }: Props) {
  const { t } = useTranslation("notes");
  const pendingNote = store.held(id);
  const query = useQuery(noteQuery(id));
  const server: Note | undefined =
    query.data ??
    (pendingNote && { ...emptyNote, id, revision: 0, reminded: false, createdAt: "", changedAt: "" });
  const note = server && withLocalEdits(server, pendingNote);
  const close = () => {
    // Nobody wants to keep what says nothing.
    if (note && !note.deletedAt && !note.image && isEmptyNote(contentOf(note))) void actions.forget(note);
    onClose();
  };
  return (
    <Dialog open onClose={close} title={t("note")} size="lg">
      {!note && query.isPending && <SkeletonText lines={6} />}
      {!note && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {pendingNote?.state === "stale" && (
        <Conflict held={pendingNote} other={query.data} actions={actions} onDone={onClose} />
      )}
      {note?.deletedAt && !pendingNote && (
        <Notice
          tone="info"
          action={
            <Button size="sm" icon={<RotateCcw />} onClick={() => void actions.restore(note)}>
              {t("restore")}
            </Button>
          }
        >
          {t("isDeleted")}
        </Notice>
      )}
      {note && (!note.deletedAt || pendingNote) && (
        <NoteForm store={store} actions={actions} note={note} onDone={onClose} />
      )}
    </Dialog>
  );
}
