/** The notes of whoever is signed in, under their hands for as long as the app is open. */
import { toast } from "@learnt/ui/feedback/toast";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../api/problem";
import { useUser } from "../../app/me";
import { browserStorage } from "../../app/stored";
import { Desk, type Held } from "./desk";
import { belongs, type Content, contentOf, type Note, newId } from "./model";
import { erase, host, refresh, remove, restore } from "./queries";

const desks = new Map<string, Desk>();

function deskOf(uid: string): Desk {
  const known = desks.get(uid);
  if (known) return known;
  const desk = new Desk(host, uid, browserStorage());
  desks.set(uid, desk);
  return desk;
}

export function useDesk(): Desk {
  const { uid } = useUser();
  const desk = deskOf(uid);
  useSyncExternalStore(desk.subscribe, desk.version);
  return desk;
}

/** Sends what waits as soon as that can help, and all of it when the page is left. */
export function useSending(desk: Desk): void {
  useEffect(() => {
    const again = () => desk.retry();
    const leave = () => desk.leave();
    again();
    window.addEventListener("online", again);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("online", again);
      window.removeEventListener("pagehide", leave);
    };
  }, [desk]);
}

const begun = (held: Held): Note => {
  const at = new Date().toISOString();
  return { ...held.content, id: held.id, revision: 0, reminded: false, createdAt: at, changedAt: at };
};

/** A note as it is written here, whatever the server has of it. */
export function written(note: Note, held: Held | undefined): Note {
  if (!held) return note;
  const reminded = note.reminded && held.content.reminder === (note.reminder ?? null);
  return { ...note, ...held.content, reminded };
}

/** A list as it is under somebody's hands: begun ones at its front, each as it is written now, and only what still belongs. */
export function underHands(
  items: readonly Note[],
  desk: Desk,
  asked: Parameters<typeof belongs>[1],
  front: boolean,
): Note[] {
  const known = new Set(items.map((note) => note.id));
  const fresh = desk.all.filter((held) => front && held.revision === 0 && !known.has(held.id)).map(begun);
  return [...fresh.reverse(), ...items.map((note) => written(note, desk.held(note.id)))].filter((note) =>
    belongs(note, asked),
  );
}

/** What is done to notes, each with its way back. */
export function useNoteActions(desk: Desk) {
  const { t } = useTranslation("notes");
  const failed = (error: unknown) => toast.error(toFailure(error).message);
  const edit = (note: Note, change: Partial<Content>, now = false) => {
    const base = contentOf(note);
    const content = { ...(desk.held(note.id)?.content ?? base), ...change };
    desk.write(note.id, note.revision, content, now, base);
  };
  const undo = (onClick: () => void) => ({ action: { label: t("undo"), onClick } });
  return {
    edit,
    failed,
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
        await desk.between(note.id, () => remove(note.id));
        const back = () => void desk.between(note.id, () => restore(note.id)).catch(failed);
        toast.success(t("deleted"), undo(back));
      } catch (error) {
        failed(error);
      }
    },
    /** Nothing was written in it. */
    forget: (note: Note) =>
      desk
        .between(note.id, () => remove(note.id))
        .then(() => erase(note.id))
        .catch(failed),
    restore: (note: Note) =>
      desk.between(note.id, () => restore(note.id)).then(() => toast.success(t("restored")), failed),
    /** Two wrote at once: what was written here becomes a note of its own, and the other stays as it is. */
    keepBoth(held: Held) {
      desk.drop(held.id);
      desk.write(newId(), 0, held.content, true);
      void refresh();
    },
    /** Two wrote at once: what was written here goes over the other, also where that was deleted. */
    async keepMine(held: Held) {
      const other = await host.read(held.id);
      desk.keepMine(other.deletedAt ? await restore(held.id) : other);
    },
    /** Two wrote at once: what was written here is given up. */
    takeTheirs(held: Held) {
      desk.drop(held.id);
      void refresh();
    },
  };
}

export type Deeds = ReturnType<typeof useNoteActions>;
