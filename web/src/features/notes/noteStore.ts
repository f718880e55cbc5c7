/**
 * Notes under somebody's hands. What is written here goes to the server by itself, each note's edits one after the other, and
 * lies in this browser until the server has it: a lost line, a closed tab or a crash loses nothing. Sending it twice changes
 * nothing on the server. Of a checklist whose ticks alone are others, the ticks are sent; what two devices wrote in different places
 * comes together.
 */
import { Autosave, type SaveState } from "../../app/autosave";
import { merged, type Tick, ticksBetween } from "./merge";
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
  judge: (error: unknown) => Exclude<State, "saving">;
  /** The note is not there any more. */
  isGone: (error: unknown) => boolean;
  /** Nobody is signed in: what is kept here goes out when its person is back. */
  isSignedOut: (error: unknown) => boolean;
};

/** A note as it was written here since the server had it; null before the first word. */
type Written = Autosave<Content | null, Note>;

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
type Waits = { save: number; again: number };
type Kept = Pick<PendingNote, "id" | "revision" | "content"> & { base?: Content | undefined };

export class NoteStore {
  #notes = new Map<string, Written>();
  /** What the server had of a note at the revision that it was written on. */
  #bases = new Map<string, Content>();
  #watchers = new Set<() => void>();
  #version = 0;

  constructor(
    private readonly host: Host,
    private readonly owner: string,
    private readonly store: Store | null,
    private readonly waits: Waits = { save: 700, again: 5_000 },
  ) {
    for (const { id, revision, content, base } of this.#kept()) {
      if (base) this.#bases.set(id, base);
      this.#open(id, revision, content);
    }
  }

  held = (id: string): PendingNote | undefined => {
    const written = this.#notes.get(id);
    if (!written?.doc || !written.isDirty || written.state === "saved") return undefined;
    return {
      id,
      revision: written.revision,
      content: written.doc,
      state: written.state,
      problem: written.problem,
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
    const written = this.#notes.get(id) ?? this.#open(id, revision, null);
    let next = content;
    if (!written.isDirty && base) {
      const known = this.#bases.get(id);
      // The screen does not show the latest answer yet.
      if (known && revision < written.revision) next = merged(base, known, content) ?? content;
      else this.#bases.set(id, base);
    }
    if (!written.isDirty) written.know(revision);
    written.write(next, now);
  }

  /** Everything that was written of a note is on the server, or it throws why not. */
  async flush(id: string): Promise<void> {
    await this.#notes.get(id)?.flush();
  }

  /** Something else that the server does to a note, between its edits. */
  async between(id: string, work: () => Promise<Note>): Promise<Note> {
    const written = this.#notes.get(id) ?? this.#open(id, 0, null);
    return written.between(async () => {
      const { doc, revision } = written;
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
    for (const written of this.#notes.values()) if (written.state !== "refused") written.retry();
  }

  /** The page is being left: the answers may never be read, everything stays kept. */
  leave(): void {
    for (const written of this.#notes.values()) written.leave();
  }

  #open(id: string, revision: number, content: Content | null): Written {
    const written: Written = new Autosave<Content | null, Note>(
      {
        send: (on, doc, leaving) => this.#send(id, on, doc, leaving),
        judge: this.host.judge,
        triesAgain: (problem) => !this.host.isSignedOut(problem),
        changed: () => {
          if (this.#notes.get(id) === written) this.#changed(id);
        },
        waits: this.waits,
      },
      revision,
      content,
      content !== null,
    );
    this.#notes.set(id, written);
    return written;
  }

  async #send(id: string, revision: number, content: Content | null, leaving: boolean): Promise<Note> {
    if (!content) throw new Error("Nothing was written in it.");
    return this.#took(id, content, revision, await this.#settled(id, revision, content, leaving));
  }

  /** What was written while a change was on its way goes on from what the server has now; where that cannot be, the next save is told. */
  #took(id: string, sent: Content | null | undefined, revision: number, note: Note): Note {
    this.host.heard(note);
    const written = this.#notes.get(id);
    const next = written?.doc;
    const now = contentOf(note);
    const from = sent ?? this.#bases.get(id);
    if (written && next && next !== sent && from) {
      const both = merged(from, now, next);
      if (!both) return { ...note, revision };
      written.doc = both;
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
      if (!base || leaving || this.host.judge(problem) !== "stale") throw problem;
      const other = await this.host.read(id);
      const both = other.deletedAt ? null : merged(base, contentOf(other), content);
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
    const held = this.held(id);
    try {
      if (held) {
        const { revision, content } = held;
        const base = this.#bases.get(id);
        this.store?.setItem(this.#prefix() + id, JSON.stringify({ revision, content, base }));
      } else this.store?.removeItem(this.#prefix() + id);
    } catch {
      // Storage is full or closed: what is written lives as long as the tab.
    }
  }

  #kept(): Kept[] {
    try {
      const { store } = this;
      const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
      return keys
        .filter((key) => key.startsWith(this.#prefix()))
        .map((key) => {
          const kept = JSON.parse(store?.getItem(key) ?? "") as Omit<Kept, "id">;
          return { ...kept, id: key.slice(this.#prefix().length) };
        });
    } catch {
      return [];
    }
  }
}
