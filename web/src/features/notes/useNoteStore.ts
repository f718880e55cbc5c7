/** The notes of whoever is signed in, under their hands for as long as the app is open. */
import { toast } from "@learnt/ui/feedback/toast";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import { useUser } from "../../app/me";
import { browserStorage } from "../../app/stored";
import { belongs, type Content, contentOf, type Note, newId } from "./model";
import { NoteStore, type PendingNote } from "./noteStore";
import { erase, host, refresh, remove, restore } from "./queries";

const stores = new Map<string, NoteStore>();

function storeOf(uid: string): NoteStore {
  const known = stores.get(uid);
  if (known) return known;
  const store = new NoteStore(host, uid, browserStorage());
  stores.set(uid, store);
  return store;
}

export function useNoteStore(): NoteStore {
  const { uid } = useUser();
  const store = storeOf(uid);
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

/** Sends what waits as soon as that can help, and all of it when the page is left. */
export function useSending(store: NoteStore): void {
  useEffect(() => {
    const again = () => store.retry();
    const leave = () => store.leave();
    again();
    window.addEventListener("online", again);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", leave);
    };
  }, [store]);
}

const begun = (held: PendingNote): Note => {
  const at = new Date().toISOString();
  return { ...held.content, id: held.id, revision: 0, reminded: false, createdAt: at, changedAt: at };
};

/** A note as it is written here, whatever the server has of it. */
export function asWritten(note: Note, held: PendingNote | undefined): Note {
  if (!held) return note;
  const reminded = note.reminded && held.content.reminder === (note.reminder ?? null);
  return { ...note, ...held.content, reminded };
}

/** A list as it is under somebody's hands: begun ones at its front, each as it is written now, and only what still belongs. */
export function withPending(
  items: readonly Note[],
  store: NoteStore,
  asked: Parameters<typeof belongs>[1],
  front: boolean,
): Note[] {
  const known = new Set(items.map((note) => note.id));
  const fresh = store.all.filter((held) => front && held.revision === 0 && !known.has(held.id)).map(begun);
  return [...fresh.reverse(), ...items.map((note) => asWritten(note, store.held(note.id)))].filter((note) =>
    belongs(note, asked),
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
        .then(() => erase(note.id))
        .catch(failed),
    restore: (note: Note) =>
      store.between(note.id, () => restore(note.id)).then(() => toast.success(t("restored")), failed),
    /** Two wrote at once: what was written here becomes a note of its own, and the other stays as it is. */
    keepBoth(held: PendingNote) {
      store.drop(held.id);
      store.write(newId(), 0, held.content, true);
      void refresh();
    },
    /** Two wrote at once: what was written here goes over the other, also where that was deleted. */
    async keepMine(held: PendingNote) {
      const other = await host.read(held.id);
      store.keepMine(other.deletedAt ? await restore(held.id) : other);
    },
    /** Two wrote at once: what was written here is given up. */
    takeTheirs(held: PendingNote) {
      store.drop(held.id);
      void refresh();
    },
  };
}

export type NoteActions = ReturnType<typeof useNoteActions>;
