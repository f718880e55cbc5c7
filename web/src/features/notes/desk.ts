/**
 * Notes under somebody's hands. What is written here goes to the server by itself, each note's edits one after the other, and
 * lies in this browser until the server has it: a lost line, a closed tab or a crash loses nothing. Sending it twice changes
 * nothing on the server.
 */
import type { Content, Note } from "./model";

/** `waiting`: the server was out of reach and is tried again; `stale`: another tab or device was quicker; `refused`: as long as nothing changes. */
export type State = "saving" | "waiting" | "stale" | "refused";

export type Held = { id: string; revision: number; content: Content; state: State; problem: unknown };

export type Host = {
  save: (id: string, revision: number, content: Content, leaving: boolean) => Promise<Note>;
  /** What the server has now. */
  heard: (note: Note) => void;
  isStale: (error: unknown) => boolean;
  /** The note is not there any more. */
  isGone: (error: unknown) => boolean;
  isRefused: (error: unknown) => boolean;
  /** Nobody is signed in: what is kept here goes out when its person is back. */
  isSignedOut: (error: unknown) => boolean;
};

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;
type Waits = { save: number; again: number };

export class Desk {
  #held = new Map<string, Held>();
  #running = new Map<string, Promise<unknown>>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The revisions that the server answered last. */
  #known = new Map<string, number>();
  #watchers = new Set<() => void>();
  #version = 0;

  constructor(
    private readonly host: Host,
    private readonly owner: string,
    private readonly store: Store | null,
    private readonly wait: Waits = { save: 700, again: 5_000 },
  ) {
    for (const held of this.#kept()) this.#held.set(held.id, held);
  }

  held = (id: string): Held | undefined => this.#held.get(id);

  get all(): Held[] {
    return [...this.#held.values()];
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  version = (): number => this.#version;

  /** `revision`: the one that is looked at; 0 begins a note. What is here already was written on its own. */
  write(id: string, revision: number, content: Content, now = false): void {
    const before = this.#held.get(id);
    const state = before?.state === "stale" ? "stale" : "saving";
    const latest = before?.revision ?? Math.max(revision, this.#known.get(id) ?? 0);
    this.#put({ id, revision: latest, content, state, problem: null });
    if (state !== "stale") this.#plan(id, now ? 0 : this.wait.save);
  }

  /** Everything that was written of a note is on the server, or it throws why not. */
  async flush(id: string): Promise<void> {
    await this.#running.get(id);
    while (this.#held.has(id)) {
      await this.#save(id);
      const held = this.#held.get(id);
      if (held && held.state !== "saving") throw held.problem;
    }
  }

  /** Something else that the server does to a note, between its edits. */
  async between(id: string, work: () => Promise<Note>): Promise<Note> {
    await this.flush(id);
    const going = work();
    this.#running.set(
      id,
      going.catch(() => undefined),
    );
    try {
      const note = await going;
      const held = this.#held.get(id);
      if (held) this.#put({ ...held, revision: note.revision });
      this.#heard(note);
      return note;
    } finally {
      this.#running.delete(id);
      if (this.#held.has(id)) this.#plan(id, 0);
    }
  }

  /** What was written here is given up. */
  drop(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#held.delete(id);
    this.#keep(id);
    this.#tell();
  }

  /** The line is back, or the screen was opened again. */
  retry(): void {
    for (const held of this.all)
      if (held.state === "waiting" || held.state === "saving") this.#plan(held.id, 0);
  }

  /** The page is being left: the answers may never be read, everything stays kept. */
  leave(): void {
    for (const { id, revision, content, state } of this.all) {
      if (state === "saving") void this.host.save(id, revision, content, true).catch(() => undefined);
    }
  }

  #heard(note: Note): void {
    this.#known.set(note.id, note.revision);
    this.host.heard(note);
  }

  #plan(id: string, wait: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.set(
      id,
      setTimeout(() => void this.#save(id), wait),
    );
  }

  async #save(id: string): Promise<void> {
    clearTimeout(this.#timers.get(id));
    const running = this.#running.get(id);
    if (running) {
      await running;
      // What was written meanwhile has its own turn.
      if (this.#held.get(id)?.state === "saving") this.#plan(id, 0);
      return;
    }
    const held = this.#held.get(id);
    if (!held || held.state === "stale") return;
    const sending = this.#send(held);
    this.#running.set(id, sending);
    await sending;
    this.#running.delete(id);
  }

  async #send({ id, revision, content }: Held): Promise<void> {
    try {
      const note = await this.host.save(id, revision, content, false);
      const now = this.#held.get(id);
      this.#heard(note);
      if (!now || now.content === content) {
        this.drop(id);
        return;
      }
      this.#put({ ...now, revision: note.revision, state: "saving", problem: null });
      this.#plan(id, 0);
    } catch (problem) {
      this.#failed(id, revision, problem);
    }
  }

  #failed(id: string, revision: number, problem: unknown): void {
    const held = this.#held.get(id);
    if (!held) return;
    // It was forgotten elsewhere: what was typed since is a note again.
    if (this.host.isGone(problem) && revision > 0) {
      this.#put({ ...held, revision: 0, state: "saving", problem: null });
      this.#plan(id, 0);
      return;
    }
    const state = this.host.isStale(problem)
      ? "stale"
      : this.host.isRefused(problem) || this.host.isGone(problem)
        ? "refused"
        : "waiting";
    this.#put({ ...held, state, problem });
    if (state === "waiting" && !this.host.isSignedOut(problem)) this.#plan(id, this.wait.again);
  }

  #put(held: Held): void {
    this.#held.set(held.id, held);
    this.#keep(held.id);
    this.#tell();
  }

  #tell(): void {
    this.#version += 1;
    for (const watcher of this.#watchers) watcher();
  }

  #prefix(): string {
    return `learnt.note.${this.owner}.`;
  }

  #keep(id: string): void {
    const held = this.#held.get(id);
    try {
      if (held) {
        const { revision, content } = held;
        this.store?.setItem(this.#prefix() + id, JSON.stringify({ revision, content }));
      } else this.store?.removeItem(this.#prefix() + id);
    } catch {
      // Storage is full or closed: what is written lives as long as the tab.
    }
  }

  #kept(): Held[] {
    try {
      const { store } = this;
      const keys = Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "");
      return keys
        .filter((key) => key.startsWith(this.#prefix()))
        .map((key) => {
          const kept = JSON.parse(store?.getItem(key) ?? "") as Pick<Held, "revision" | "content">;
          return { ...kept, id: key.slice(this.#prefix().length), state: "saving", problem: null };
        });
    } catch {
      return [];
    }
  }
}
