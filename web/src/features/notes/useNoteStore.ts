/** The notes of whoever is signed in, under their hands for as long as the app is open. */
import { toast } from "@learnt/ui/feedback/toast";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import { browserStorage } from "../../app/browserStorage";
import { useUser } from "../../app/me";
import { belongsToList, type Content, contentOf, type Note, newId } from "./model";
import { NoteStore, type PendingNote } from "./noteStore";
import { deleteForever, host, refresh, remove, restore } from "./queries";

const noteStores = new Map<string, NoteStore>();

function noteStoreFor(uid: string): NoteStore {
  const existing = noteStores.get(uid);
  if (existing) return existing;
  const store = new NoteStore(host, uid, browserStorage());
  noteStores.set(uid, store);
  return store;
}

export function useNoteStore(): NoteStore {
  const { uid } = useUser();
  const store = noteStoreFor(uid);
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

/** Sends what waits as soon as that can help, and all of it when the page is left. */
export function useResendPending(store: NoteStore): void {
  useEffect(() => {
    const retry = () => store.retry();
    const leave = () => store.leave();
    retry();
    window.addEventListener("online", retry);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("online", retry);
      window.removeEventListener("pagehide", leave);
    };
  }, [store]);
}

const newLocalNote = (pendingNote: PendingNote): Note => {
  const at = new Date().toISOString();
  return {
    ...pendingNote.content,
    id: pendingNote.id,
    revision: 0,
    reminded: false,
    createdAt: at,
    changedAt: at,
  };
};

/** A note as it is written here, whatever the server has of it. */
export function withLocalEdits(note: Note, pendingNote: PendingNote | undefined): Note {
  if (!pendingNote) return note;
  const reminded = note.reminded && pendingNote.content.reminder === (note.reminder ?? null);
  return { ...note, ...pendingNote.content, reminded };
}

/** A list as it is under somebody's hands: begun ones at its front, each as it is written now, and only what still belongs. */
export function withPendingNotes(
  items: readonly Note[],
  store: NoteStore,
  query: Parameters<typeof belongsToList>[1],
  front: boolean,
): Note[] {
  const knownIds = new Set(items.map((note) => note.id));
  const fresh = store.all
    .filter((pendingNote) => front && pendingNote.revision === 0 && !knownIds.has(pendingNote.id))
    .map(newLocalNote);
  return [...fresh.reverse(), ...items.map((note) => withLocalEdits(note, store.held(note.id)))].filter(
    (note) => belongsToList(note, query),
  );
}

/** What is done to notes, each with its way back. */
export function useNoteActions(store: NoteStore) {
  const { t } = useTranslation("notes");
  const failed = (error: unknown) => toast.error(toFailure(error).message);
  const edit = (note: Note, change: Partial<Content>, now = false) => {
    const base = contentOf(note);
    const content = { ...(store.held(note.id)?.content ?? base), ...change };
    store.write(note.id, note.revision, content, now, base);
  };
  const undo = (onClick: () => void) => ({ action: { label: t("undo"), onClick } });
  return {
    edit,
    archive(note: Note, archive: boolean) {
      edit(note, { archive }, true);
      toast.success(
        t(archive ? "archived" : "unarchived"),
        // From what stands there by then: only so is it a change.
        undo(() => edit({ ...note, archive }, { archive: !archive }, true)),
      );
    },
    async remove(note: Note) {
      try {
        await store.between(note.id, () => remove(note.id));
        const back = () => void store.between(note.id, () => restore(note.id)).catch(failed);
        toast.success(t("deleted"), undo(back));
      } catch (error) {
        failed(error);
      }
    },
    /** Nothing was written in it. */
    forget: (note: Note) =>
      store
        .between(note.id, () => remove(note.id))
        .then(() => deleteForever(note.id))
        .catch(failed),
    restore: (note: Note) =>
      store.between(note.id, () => restore(note.id)).then(() => toast.success(t("restored")), failed),
    /** Two wrote at once: what was written here becomes a note of its own, and the other stays as it is. */
    keepBoth(pendingNote: PendingNote) {
      store.drop(pendingNote.id);
      store.write(newId(), 0, pendingNote.content, true);
      void refresh();
    },
    /** Two wrote at once: what was written here goes over the other, also where that was deleted. */
    async keepMine(pendingNote: PendingNote) {
      const other = await host.read(pendingNote.id);
      store.keepMine(other.deletedAt ? await restore(pendingNote.id) : other);
    },
    /** Two wrote at once: what was written here is given up. */
    takeTheirs(pendingNote: PendingNote) {
      store.drop(pendingNote.id);
      void refresh();
    },
  };
}

export type NoteActions = ReturnType<typeof useNoteActions>;
