/** A note that was opened, above the others. What is typed is kept; closing it loses nothing. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { contentOf, type Note, nothing, saysNothing } from "../model";
import type { NoteStore } from "../noteStore";
import { note as one } from "../queries";
import { asWritten, type NoteActions } from "../useNoteStore";
import { Conflict } from "./Conflict";
import { NoteForm } from "./Form";

type Props = { store: NoteStore; actions: NoteActions; id: string; onClose: () => void };

export function Editor({ store, actions, id, onClose }: Props) {
  const { t } = useTranslation("notes");
  const held = store.held(id);
  const asked = useQuery(one(id));
  const server: Note | undefined =
    asked.data ?? (held && { ...nothing, id, revision: 0, reminded: false, createdAt: "", changedAt: "" });
  const note = server && asWritten(server, held);
  const close = () => {
    // Nobody wants to keep what says nothing.
    if (note && !note.deletedAt && !note.image && saysNothing(contentOf(note))) void actions.forget(note);
    onClose();
  };
  return (
    <Dialog open onClose={close} title={t("note")} size="lg">
      {!note && asked.isPending && <SkeletonText lines={6} />}
      {!note && asked.error && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {held?.state === "stale" && (
        <Conflict held={held} other={asked.data} actions={actions} onDone={onClose} />
      )}
      {note?.deletedAt && !held && (
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
      {note && (!note.deletedAt || held) && (
        <NoteForm store={store} actions={actions} note={note} onDone={onClose} />
      )}
    </Dialog>
  );
}
