/** A draft under somebody's hands: what was done can be undone, and all of it goes to the server by itself, in order. */
import type { Widget } from "./model";

export type Saving = "saved" | "saving" | "failed" | "stale";
type Stored = { revision: number };
/** What the server misses in a widget before the page can be published; `path` is inside its props. */
export type Lack = { widget: string; path: string; message: string };

export type EditingHost = {
  store: (revision: number, widgets: readonly Widget[]) => Promise<Stored>;
  /** Whether somebody else was quicker. */
  isStale: (error: unknown) => boolean;
  /** Whether the server will say the same as long as nothing changes. */
  isRefused: (error: unknown) => boolean;
  changed: () => void;
  wait?: { save: number; again: number };
};

const MOST_STEPS = 200;

export class Editing {
  saving: Saving = "saved";
  problem: unknown = null;
  /** Until somebody sees to it. */
  lacking: readonly Lack[] = [];
  #past: (readonly Widget[])[] = [];
  #future: (readonly Widget[])[] = [];
  /** What the last step was about: typing on in one field is one step. */
  #about: string | null = null;
  #stored: readonly Widget[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(
    private readonly host: EditingHost,
    public revision: number,
    public widgets: readonly Widget[],
    public isLive: boolean,
    /** When this homepage was published last, if ever. */
    public publishedAt: string | null = null,
  ) {
    this.#stored = widgets;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get isDirty(): boolean {
    return this.widgets !== this.#stored;
  }

  /** One step. `about` joins it to the one before about the same. */
  edit(widgets: readonly Widget[], about: string | null = null): void {
    if (about === null || about !== this.#about)
      this.#past = [...this.#past, this.widgets].slice(-MOST_STEPS);
    this.#about = about;
    this.#future = [];
    this.#show(widgets);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.widgets];
    this.#about = null;
    this.#show(before);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.widgets];
    this.#about = null;
    this.#show(next);
  }

  /** The server has another draft now, which was asked for. The one before can be had back by undoing. */
  take(widgets: readonly Widget[], revision: number): void {
    this.#past = [...this.#past, this.widgets];
    this.#future = [];
    this.#about = null;
    this.widgets = widgets;
    this.lacking = [];
    this.#stored = widgets;
    this.revision = revision;
    this.isLive = false;
    this.#settle("saved", null);
  }

  published(revision: number, at: string): void {
    this.revision = revision;
    this.publishedAt = at;
    this.isLive = true;
    this.lacking = [];
    this.host.changed();
  }

  /** It cannot be published yet. `fields` name widgets by their number, which does not hold for long. */
  refused(fields: readonly { field: string; message: string }[]): void {
    this.lacking = fields.flatMap(({ field, message }) => {
      const [, index, path = ""] = /^widgets\.(\d+)\.(?:props\.)?(.*)$/.exec(field) ?? [];
      const widget = this.widgets[Number(index)]?.id;
      return widget ? [{ widget, path, message }] : [];
    });
    this.host.changed();
  }

  /** Everything that was done is on the server, or it throws why not. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.isDirty) {
      await this.#save();
      if (this.saving === "failed" || this.saving === "stale") throw this.problem;
    }
    await this.#running;
  }

  /** The connection is back, or somebody asks for another try. */
  retry(): void {
    if (this.isDirty && this.saving !== "stale") void this.#save();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(widgets: readonly Widget[]): void {
    this.lacking = this.lacking.filter(
      ({ widget }) =>
        widgets.find(({ id }) => id === widget) === this.widgets.find(({ id }) => id === widget),
    );
    this.widgets = widgets;
    this.isLive = false;
    if (this.saving !== "stale") {
      this.saving = "saving";
      this.#plan(this.host.wait?.save ?? 700);
    }
    this.host.changed();
  }

  #plan(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), wait);
  }

  async #save(): Promise<void> {
    if (this.#running) {
      await this.#running;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.#send();
    await this.#running;
    this.#running = null;
    if (this.isDirty && this.saving === "saving") this.#plan(0);
  }

  async #send(): Promise<void> {
    const sent = this.widgets;
    this.#settle("saving", this.problem);
    try {
      const { revision } = await this.host.store(this.revision, sent);
      this.revision = revision;
      this.#stored = sent;
      this.#settle(this.isDirty ? "saving" : "saved", null);
    } catch (error) {
      this.#settle(this.host.isStale(error) ? "stale" : "failed", error);
      if (this.saving === "failed" && !this.host.isRefused(error)) this.#plan(this.host.wait?.again ?? 5_000);
    }
  }

  #settle(saving: Saving, problem: unknown): void {
    this.saving = saving;
    this.problem = problem;
    this.host.changed();
  }
}
