/**
 * What is written as a whole and saves itself: after a pause, one save after the other, each on the revision that the last one
 * answered. A lost line is tried again; what the server refuses waits for the next change; where somebody else was quicker nothing
 * is overwritten until it was said which version holds. The one engine of all editors of whole documents.
 */

/** `waiting`: the server was out of reach; `refused`: as long as nothing changes; `stale`: somebody else was quicker. */
export type SaveState = "saved" | "saving" | "waiting" | "refused" | "stale";
type UnsavedState = Exclude<SaveState, "saved" | "saving">;

type WithRevision = { revision: number };

export type AutosaveHost<Doc, Saved extends WithRevision> = {
  /** `leaving`: the page goes, and the answer may never be read. */
  send: (revision: number, doc: Doc, leaving: boolean) => Promise<Saved>;
  /** What the server answered. */
  accept?: (saved: Saved) => void;
  /** Why a save did not succeed. */
  classifyError: (problem: unknown) => UnsavedState;
  /** Whether what only waits is tried again by itself; yes, unless it says otherwise. */
  triesAgain?: (problem: unknown) => boolean;
  changed: () => void;
  /** Milliseconds after the last change, and after a save that did not get through. */
  delays?: { save: number; again: number };
};

const DELAYS_MS = { save: 800, again: 5_000 };
/** Nothing of it is on the server. */
const NOT_SAVED = Symbol("nothing");

export class Autosave<Doc, Saved extends WithRevision> {
  state: SaveState = "saved";
  problem: unknown = null;
  #saved: Doc | typeof NOT_SAVED;
  #running: Promise<unknown> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: AutosaveHost<Doc, Saved>,
    public revision: number,
    public doc: Doc,
    /** The document was written before, and the server has never seen it. */
    isNew = false,
  ) {
    this.#saved = isNew ? NOT_SAVED : doc;
    if (isNew) this.state = "saving";
  }

  get isDirty(): boolean {
    return this.doc !== this.#saved;
  }

  get isSending(): boolean {
    return this.#running !== null;
  }

  /** It was changed: it is sent after the pause, or now. */
  write(doc: Doc, now = false): void {
    this.doc = doc;
    if (this.state !== "stale") {
      this.state = "saving";
      this.#plan(now ? 0 : this.#waits.save);
    }
    this.host.changed();
  }

  /** What the server has is what holds; what was written here is given up. */
  take(doc: Doc, revision: number): void {
    clearTimeout(this.#timer);
    this.doc = doc;
    this.#saved = doc;
    this.revision = revision;
    this.#settle("saved", null);
  }

  /** Somebody else was quicker, and what was written here holds all the same. */
  keepMine(revision: number): void {
    this.revision = Math.max(revision, this.revision);
    this.#settle("saving", null);
    this.#plan(0);
  }

  /** The revision that another change by this screen made. */
  know(revision: number): void {
    this.revision = Math.max(revision, this.revision);
  }

  /** Everything that was written is on the server, or it throws why not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    while (this.isDirty) {
      if (this.state !== "stale") await this.#save();
      if (this.state !== "saving" && this.state !== "saved") throw this.problem;
    }
    await this.#running;
  }

  /** Something else that the server does to the document, between its saves. */
  async between(work: () => Promise<Saved>): Promise<Saved> {
    await this.flush();
    const going = work();
    this.#running = going.catch(() => undefined);
    try {
      const saved = await going;
      this.revision = saved.revision;
      return saved;
    } finally {
      this.#running = null;
      if (this.isDirty) this.#plan(0);
    }
  }

  /** The line is back, or somebody asks for another try. */
  retry(): void {
    if (this.isDirty && this.state !== "stale") this.#plan(0);
  }

  /** The page is being left. */
  leave(): void {
    if (this.isDirty && this.state === "saving")
      void this.host.send(this.revision, this.doc, true).catch(() => undefined);
  }

  /** Nothing more is sent. */
  close(): void {
    clearTimeout(this.#timer);
  }

  get #waits() {
    return this.host.delays ?? DELAYS_MS;
  }

  #plan(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), wait);
  }

  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) {
      await this.#running;
      return;
    }
    if (!this.isDirty || this.state === "stale") {
      // A change that was undone before it was sent leaves nothing to do.
      if (this.state !== "stale") this.#settle("saved", null);
      return;
    }
    const sending = this.#send();
    this.#running = sending;
    await sending;
    this.#running = null;
    // What was written meanwhile has its own turn.
    if (this.isDirty && this.state === "saving") this.#plan(0);
  }

  async #send(): Promise<void> {
    const sent = this.doc;
    this.#settle("saving", this.problem);
    try {
      const saved = await this.host.send(this.revision, sent, false);
      this.revision = saved.revision;
      this.#saved = sent;
      this.host.accept?.(saved);
      this.#settle(this.isDirty ? "saving" : "saved", null);
    } catch (problem) {
      const state = this.host.classifyError(problem);
      this.#settle(state, problem);
      if (state === "waiting" && (this.host.triesAgain?.(problem) ?? true)) this.#plan(this.#waits.again);
    }
  }

  #settle(state: SaveState, problem: unknown): void {
    this.state = state;
    this.problem = problem;
    this.host.changed();
  }
}
