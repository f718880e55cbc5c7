/** The draft of a homepage while it is edited: what was done can be undone, and all of it is saved by itself, in order. */
import { Autosave, type AutosaveHost, type SaveState } from "../../app/autosave";
import type { Widget } from "./model";

type Page = readonly Widget[];
type SavedPage = { revision: number };
/** What the server misses in a widget before the page can be published; `path` is inside its props. */
export type MissingValue = { widget: string; path: string; message: string };

export type HomepageDraftHost = {
  store: (revision: number, widgets: Page) => Promise<SavedPage>;
} & Pick<AutosaveHost<Page, SavedPage>, "classifyError" | "changed" | "delays">;

const MAX_STEPS = 200;

export class HomepageDraft {
  /** Until somebody sees to it. */
  missing: readonly MissingValue[] = [];
  #past: Page[] = [];
  #future: Page[] = [];
  /** What the last step was about: typing on in one field is one step. */
  #about: string | null = null;
  #autosave: Autosave<Page, SavedPage>;

  constructor(
    private readonly host: HomepageDraftHost,
    revision: number,
    widgets: Page,
    public isLive: boolean,
    /** When this homepage was published last, if ever. */
    public publishedAt: string | null = null,
  ) {
    this.#autosave = new Autosave({ ...host, send: host.store }, revision, widgets);
  }

  get widgets(): Page {
    return this.#autosave.doc;
  }

  get revision(): number {
    return this.#autosave.revision;
  }

  get saving(): SaveState {
    return this.#autosave.state;
  }

  get problem(): unknown {
    return this.#autosave.problem;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get isDirty(): boolean {
    return this.#autosave.isDirty;
  }

  /** One step. `about` joins it to the one before about the same. */
  edit(widgets: Page, about: string | null = null): void {
    if (about === null || about !== this.#about) this.#past = [...this.#past, this.widgets].slice(-MAX_STEPS);
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
  take(widgets: Page, revision: number): void {
    this.#past = [...this.#past, this.widgets];
    this.#future = [];
    this.#about = null;
    this.missing = [];
    this.isLive = false;
    this.#autosave.take(widgets, revision);
  }

  published(revision: number, at: string): void {
    this.#autosave.know(revision);
    this.publishedAt = at;
    this.isLive = true;
    this.missing = [];
    this.host.changed();
  }

  /** It cannot be published yet. `fields` name widgets by their number, which does not hold for long. */
  refused(fields: readonly { field: string; message: string }[]): void {
    this.missing = fields.flatMap(({ field, message }) => {
      const [, index, path = ""] = /^widgets\.(\d+)\.(?:props\.)?(.*)$/.exec(field) ?? [];
      const widget = this.widgets[Number(index)]?.id;
      return widget ? [{ widget, path, message }] : [];
    });
    this.host.changed();
  }

  /** Everything that was done is on the server, or it throws why not. */
  flush(): Promise<void> {
    return this.#autosave.flush();
  }

  /** The connection is back, or somebody asks for another try. */
  retry(): void {
    this.#autosave.retry();
  }

  /** Somebody else was quicker, and what was done here holds all the same. */
  keepMine(revision: number): void {
    this.#autosave.keepMine(revision);
  }

  close(): void {
    this.#autosave.close();
  }

  #show(widgets: Page): void {
    this.missing = this.missing.filter(
      ({ widget }) =>
        widgets.find(({ id }) => id === widget) === this.widgets.find(({ id }) => id === widget),
    );
    this.isLive = false;
    this.#autosave.write(widgets);
  }
}
