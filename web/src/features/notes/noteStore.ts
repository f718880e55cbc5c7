/**
 * Notes under somebody's hands. What is written here goes to the server by itself, each note's edits one after the other, and
 * lies in this browser until the server has it: a lost line, a closed tab or a crash loses nothing. Sending it twice changes
 * nothing on the server. Of a checklist whose ticks alone are others, the ticks are sent; what two devices wrote in different places
 * comes together.
 */
import { Autosave, type SaveState } from "../../app/autosave";
import { mergeNote, type Tick, ticksBetween } from "./merge";
import { type Content, contentOf, type Note } from "./model";

/** `waiting`: the server was out of reach and is tried again; `stale`: another tab or device was quicker; `refused`: as long as nothing changes. */
export type State = Exclude<SaveState, "saved">;

export type PendingNote = { id: string; revision: number; content: Content; state: State; problem: unknown };

export type Host = {
  save: (id: string, revision: number, content: Content, leaving: boolean) => Promise<Note>;
  tick: (id: string, ticks: Tick[], leaving: boolean) => Promise<Note>;
  read: (id: string) => Promise<Note>;
  /** What the server has now. */
  heard: (note: Note) => void;
  classifyError: (error: unknown) => Exclude<State, "saving">;
  /** The note is not there any more. */
  isGone: (error: unknown) => boolean;
  /** Nobody is signed in: what is kept here goes out when its person is back. */
  isSignedOut: (error: unknown) => boolean;
};

/** A note as it was written here since the server had it; null before the first word. */
type LocalNote = Autosave<Content | null, Note>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
type Delays = { save: number; again: number };
type StoredNote = Pick<PendingNote, "id" | "revision" | "content"> & { base?: Content | undefined };

export class NoteStore {
  #notes = new Map<string, LocalNote>();
  /** What the server had of a note at the revision that it was written on. */
  #bases = new Map<string, Content>();
  #watchers = new Set<() => void>();
  #version = 0;

  constructor(
    private readonly host: Host,
    private readonly owner: string,
    private readonly store: Store | null,
    private readonly waits: Delays = { save: 700, again: 5_000 },
  ) {
    for (const { id, revision, content, base } of this.#stored()) {
      if (base) this.#bases.set(id, base);
      this.#open(id, revision, content);
    }
  }

  held = (id: string): PendingNote | undefined => {
    const localNote = this.#notes.get(id);
    if (!localNote?.doc || !localNote.isDirty || localNote.state === "saved") return undefined;
    return {
      id,
      revision: localNote.revision,
      content: localNote.doc,
      state: localNote.state,
      problem: localNote.problem,
    };
  };

  get all(): PendingNote[] {
    return [...this.#notes.keys()].flatMap((id) => this.held(id) ?? []);
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  version = (): number => this.#version;

  /**
   * `revision`: the one that is looked at, which says `base`; 0 begins a note. What is here already was written on its own.
   */
  write(id: string, revision: number, content: Content, now = false, base?: Content): void {
    const localNote = this.#notes.get(id) ?? this.#open(id, revision, null);
    let next = content;
    if (!localNote.isDirty && base) {
      const existing = this.#bases.get(id);
      // The screen does not show the latest answer yet.
      if (existing && revision < localNote.revision) next = mergeNote(base, existing, content) ?? content;
      else this.#bases.set(id, base);
    }
    if (!localNote.isDirty) localNote.know(revision);
    localNote.write(next, now);
  }

  /** Everything that was written of a note is on the server, or it throws why not. */
  async flush(id: string): Promise<void> {
    await this.#notes.get(id)?.flush();
  }

  /** Something else that the server does to a note, between its edits. */
  async between(id: string, work: () => Promise<Note>): Promise<Note> {
    const localNote = this.#notes.get(id) ?? this.#open(id, 0, null);
    return localNote.between(async () => {
      const { doc, revision } = localNote;
      return this.#took(id, doc, revision, await work());
    });
  }

  /** What was written here holds, whatever the server has by now. */
  keepMine(other: Note): void {
    this.#bases.set(other.id, contentOf(other));
    this.#notes.get(other.id)?.keepMine(other.revision);
  }

  /** What was written here is given up. */
  drop(id: string): void {
    this.#notes.get(id)?.close();
    this.#notes.delete(id);
    this.#bases.delete(id);
    this.#changed(id);
  }

  /** The line is back, or the screen was opened again. */
  retry(): void {
    for (const localNote of this.#notes.values()) if (localNote.state !== "refused") localNote.retry();
  }

  /** The page is being left: the answers may never be read, everything stays kept. */
  leave(): void {
    for (const localNote of this.#notes.values()) localNote.leave();
  }

  #open(id: string, revision: number, content: Content | null): LocalNote {
    const localNote: LocalNote = new Autosave<Content | null, Note>(
      {
        send: (on, doc, leaving) => this.#send(id, on, doc, leaving),
        classifyError: this.host.classifyError,
        triesAgain: (problem) => !this.host.isSignedOut(problem),
        changed: () => {
          if (this.#notes.get(id) === localNote) this.#changed(id);
        },
        delays: this.waits,
      },
      revision,
      content,
      content !== null,
    );
    this.#notes.set(id, localNote);
    return localNote;
  }

  async #send(id: string, revision: number, content: Content | null, leaving: boolean): Promise<Note> {
    if (!content) throw new Error("Nothing was written in it.");
    return this.#took(id, content, revision, await this.#settled(id, revision, content, leaving));
  }

  /** What was written while a change was on its way goes on from what the server has now; where that cannot be, the next save is told. */
  #took(id: string, sent: Content | null | undefined, revision: number, note: Note): Note {
    this.host.heard(note);
    const localNote = this.#notes.get(id);
    const next = localNote?.doc;
    const now = contentOf(note);
    const from = sent ?? this.#bases.get(id);
    if (localNote && next && next !== sent && from) {
      const both = mergeNote(from, now, next);
      if (!both) return { ...note, revision };
      localNote.doc = both;
    }
    this.#bases.set(id, now);
    return note;
  }

  async #settled(id: string, revision: number, content: Content, leaving: boolean): Promise<Note> {
    const base = revision > 0 ? this.#bases.get(id) : undefined;
    const ticks = base && ticksBetween(base, content);
    try {
      if (ticks && ticks.length > 0) return await this.host.tick(id, ticks, leaving);
      return await this.host.save(id, revision, content, leaving);
    } catch (problem) {
      // It was forgotten elsewhere: what was typed since is a note again.
      if (this.host.isGone(problem) && revision > 0) return await this.host.save(id, 0, content, leaving);
      if (!base || leaving || this.host.classifyError(problem) !== "stale") throw problem;
      const other = await this.host.read(id);
      const both = other.deletedAt ? null : mergeNote(base, contentOf(other), content);
      if (!both) throw problem;
      return await this.host.save(id, other.revision, both, leaving);
    }
  }

  #changed(id: string): void {
    this.#keep(id);
    this.#version += 1;
    for (const watcher of this.#watchers) watcher();
  }

  #prefix(): string {
    return `learnt.note.${this.owner}.`;
  }

  #keep(id: string): void {
    const pendingNote = this.held(id);
    try {
      if (pendingNote) {
        const { revision, content } = pendingNote;
        const base = this.#bases.get(id);
        this.store?.setItem(this.#prefix() + id, JSON.stringify({ revision, content, base }));
      } else this.store?.removeItem(this.#prefix() + id);
    } catch {
      // Storage is full or closed: what is written lives as long as the tab.
    }
  }

  #stored(): StoredNote[] {
    try {
      const { store } = this;
      const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
      return keys
        .filter((key) => key.startsWith(this.#prefix()))
        .map((key) => {
          const stored = JSON.parse(store?.getItem(key) ?? "") as Omit<StoredNote, "id">;
          return { ...stored, id: key.slice(this.#prefix().length) };
        });
    } catch {
      return [];
    }
  }
}
