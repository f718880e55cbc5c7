/** The draft of one course in this tab: edits go out one after the other, each on the revision that the last one answered. */
import { differences, isEqual, type MergeConflict, valueAt } from "@learnt/ui/base/rebase";
import { ApiProblem, isChangedMeanwhile } from "@learnt/ui/http/problem";
import type { QueryClient } from "@tanstack/react-query";
import { type EditedPart, EditHistory, stepsBetween } from "./editHistory";
import type { Course, EditResult } from "./model";
import { courseKey, coursesKey, readCourse } from "./queries";
import { Uploads } from "./uploads";

/** `invalid`: a field says something that cannot be saved. */
export type DraftSaveState = "saved" | "saving" | "stale" | "failed" | "invalid";

/** A field whose value cannot be saved. It is kept until it can be, also while its editor is closed. */
export type InvalidField = {
  /** How its person knows it. */
  label: string;
  tab: "content" | "details";
  /** The activity that it belongs to. */
  activity?: string;
  /** What was typed, by the name of the field. */
  values: Readonly<Record<string, unknown>>;
};

type SendEdit = (revision: number) => Promise<EditResult>;
type ApplyEdit = (course: Course) => Course;
type Edit = { send: SendEdit; show: ApplyEdit };

/** Of an edit that only the server can show. */
const unchanged: ApplyEdit = (course) => course;

const FIRST_WAIT = 1000;
const MAX_WAIT = 30_000;

export class CourseDraft {
  /** Grows when the draft was loaded anew: editors begin again from what is there. */
  generation = 0;
  readonly uploads = new Uploads(() => this.#tell());
  /** The refusal that stopped the edits. */
  problem: ApiProblem | null = null;
  #revision: number;
  /** The course as the server has it, as far as it has answered. */
  #confirmed: Course;
  /** What is shown ahead of its answer, in the order of sending. */
  #shows: ApplyEdit[] = [];
  #chain: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #stale = false;
  /** Edits that came after somebody else's, in their order: they are sent once more when their person says so. */
  #overtaken: Edit[] = [];
  /** The last edit did not get through. */
  #failed = false;
  /** Editors with words that did not get through, whatever else did since. */
  #failing = new Set<object>();
  #invalid = new Map<string, InvalidField>();
  #reloaded = false;
  /** What is on the server could not be read after a refusal. */
  #astray = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  /** Editors that hold words not sent yet, by what sends them. */
  #typing = new Set<() => void>();
  readonly #history = new EditHistory();
  /** Undo and redo, one after the other. */
  #turns: Promise<unknown> = Promise.resolve();
  /** Edits that are sent now are no steps of their own. */
  #untracked = false;
  /** Editors are to begin again once the builder shows what is there. */
  #restarting = false;
  #version = 0;
  #listeners = new Set<() => void>();

  constructor(
    readonly id: string,
    course: Course,
    private readonly queryClient: QueryClient,
  ) {
    this.#revision = course.revision;
    this.#confirmed = course;
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes with every change of state, for `useSyncExternalStore`. */
  snapshot = () => this.#version;

  get revision(): number {
    return this.#revision;
  }

  get saving(): DraftSaveState {
    if (this.#stale) return "stale";
    if (this.#failing.size > 0 || this.#astray) return "failed";
    if (this.#invalid.size > 0) return "invalid";
    if (this.#waiting > 0) return "saving";
    return this.#failed ? "failed" : "saved";
  }

  /** Something is not on the server yet. */
  get isDirty(): boolean {
    return this.#isOpen || this.#invalid.size > 0 || this.uploads.isRunning;
  }

  get #isOpen(): boolean {
    return this.#waiting > 0 || this.#typing.size > 0 || this.#failing.size > 0;
  }

  /** What did not get through is sent again before long, without anybody's doing. */
  get isRetrying(): boolean {
    return this.#retry !== undefined && this.#failing.size > 0;
  }

  /** No edit of ours is on its way, and nothing was refused; an upload becomes an edit when it has arrived. */
  get isIdle(): boolean {
    return !this.#isOpen && this.saving === "saved";
  }

  /** An editor holds words that it has not sent yet; `flush` sends them. */
  typing(flush: () => void, on: boolean): void {
    if (on === this.#typing.has(flush)) return;
    if (on) this.#typing.add(flush);
    else this.#typing.delete(flush);
    this.#tell();
  }

  /** A field cannot be saved as it is, or now it can. */
  invalid(key: string, field: InvalidField | null): void {
    if (!field && !this.#invalid.has(key)) return;
    if (field) this.#invalid.set(key, field);
    else this.#invalid.delete(key);
    this.#tell();
  }

  /** What cannot be saved of an activity went with it. */
  removed(activity: string): void {
    for (const [key, field] of this.#invalid) if (field.activity === activity) this.invalid(key, null);
  }

  get invalidFields(): readonly InvalidField[] {
    return [...this.#invalid.values()];
  }

  /** What was typed into a field and cannot be saved. */
  typedIn(key: string): InvalidField["values"] | undefined {
    return this.#invalid.get(key)?.values;
  }

  /** The words of an editor did not get through, or now they did. */
  failing(editor: object, on: boolean): void {
    if (on === this.#failing.has(editor)) return;
    if (on) this.#failing.add(editor);
    else this.#failing.delete(editor);
    if (this.#failing.size === 0 && !this.#failed) this.problem = null;
    this.#tell();
  }

  /** Sends what is held again after a while, longer after each failure. */
  later(): void {
    if (this.#retry !== undefined) return;
    const wait = Math.min(MAX_WAIT, FIRST_WAIT * 2 ** this.#attempt++);
    this.#retry = setTimeout(() => this.again(), wait);
    this.#tell();
  }

  /** Sends what is held again now: the connection is back. */
  again(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#astray) void this.reload();
    else this.flush();
  }

  /** Sends what is held anywhere. */
  flush(): void {
    for (const flush of this.#typing) flush();
  }

  /**
   * Shows the change at once, then sends it in its turn. Resolves with the answer, or null when somebody else was quicker;
   * `again`: whether it is then sent once more by `keepMine`.
   */
  edit(send: SendEdit, show: ApplyEdit = unchanged, mayRetry = true): Promise<EditResult | null> {
    this.#remember(show);
    this.#show(show);
    if (this.#stale) {
      if (mayRetry) this.#overtaken.push({ send, show });
      return Promise.resolve(null);
    }
    this.#shows.push(show);
    this.#waiting += 1;
    this.#tell();
    const turn = this.#chain.then(() => this.#send({ send, show }, mayRetry));
    this.#chain = turn.catch(() => undefined);
    return turn;
  }

  /** Something can be taken back: an edit, words that are being typed, or what a field cannot save. */
  get canUndo(): boolean {
    if (this.#stale) return false;
    return this.#history.canUndo || this.#typing.size > 0 || this.#invalid.size > 0;
  }

  get canRedo(): boolean {
    return !this.#stale && this.#invalid.size === 0 && this.#history.canRedo;
  }

  /**
   * Takes the last edit back, or does again what was taken back: both are edits that are saved. What is being typed is saved first, and
   * is then the last edit. Answers what was taken back or done again, or null where nothing was.
   */
  turn(way: "undo" | "redo"): Promise<readonly EditedPart[] | null> {
    const turn = this.#turns.then(() => this.#turn(way));
    this.#turns = turn.catch(() => undefined);
    return turn;
  }

  /** Edits that belong together are taken back together. */
  async asOneStep<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#remember(unchanged);
    this.#untracked = true;
    try {
      return await work();
    } finally {
      this.#untracked = false;
    }
  }

  /** Editors begin again from what was turned back, as soon as the builder shows it and what was typed meanwhile is on its way. */
  restartEditors(course: Course): void {
    if (!this.#restarting) return;
    if (this.#typing.size > 0) this.flush();
    else if (course === this.queryClient.getQueryData(courseKey(this.id))) {
      this.#restarting = false;
      this.generation += 1;
      this.#tell();
    }
  }

  /** Sends what is held and waits until everything has been answered. */
  settled(): Promise<unknown> {
    this.flush();
    return this.#chain;
  }

  /** Everything that was typed is on the server, or it throws why not. */
  async save(): Promise<void> {
    await this.settled();
    if (!this.isIdle) throw this.problem ?? new Error("A field cannot be saved as it is.");
  }

  /** Takes an answer that came without an edit, such as that of publishing. */
  accept(answer: EditResult): void {
    this.#revision = answer.revision;
    this.#confirmed = { ...this.#confirmed, ...pick(answer) };
    this.#show((now) => ({ ...now, ...pick(answer) }));
    // The lists are read again when they are next opened, not with every pause in the typing.
    void this.queryClient.invalidateQueries({ queryKey: coursesKey, refetchType: "none" });
  }

  /**
   * Loads the draft as it is on the server; the builder begins again from there as soon as it shows it.
   * Until then it shows what the server is known to have, and it is tried again when that could not be read.
   */
  async reload(): Promise<void> {
    if (!this.#stale) this.#show(() => this.#shows.reduce((now, show) => show(now), this.#confirmed));
    try {
      await this.settled();
      await this.#refetch();
      this.#astray = false;
      this.#reloaded = true;
    } catch {
      this.#astray = true;
      this.later();
    }
    this.#tell();
  }

  /** Two edited at once: what was changed here is sent once more, upon what the other saved. */
  async keepMine(): Promise<void> {
    await this.settled();
    const newest = await readCourse(this.id);
    const edits = this.#overtaken;
    this.#history.forget();
    this.#revision = newest.revision;
    this.#confirmed = newest;
    this.#overtaken = [];
    this.#stale = false;
    this.problem = null;
    this.#show(() => newest);
    try {
      await Promise.all(edits.map(({ send, show }) => this.edit(send, show)));
    } catch (error) {
      // What it belongs to may be gone.
      await this.reload();
      throw error;
    }
    if (this.#stale) return;
    // Editors begin again from what both say; what cannot be saved stays in its field.
    this.generation += 1;
    this.#tell();
  }

  /** Two edited at once: what was changed here, and what stands there now. */
  async both(): Promise<readonly MergeConflict[]> {
    const [mine, theirs] = [
      this.queryClient.getQueryData<Course>(courseKey(this.id)),
      await readCourse(this.id),
    ];
    return differences(mine, theirs).filter(
      (item) =>
        !isEqual(valueAt(this.#confirmed, item.path), item.mine) && !SERVER_MANAGED.has(item.path[0] ?? ""),
    );
  }

  /** Whether what the builder shows is what was just loaded, and not yet what the editors began with. */
  isNews(course: Course): boolean {
    const newer = this.isIdle && course.revision > this.#revision;
    return newer || (this.#reloaded && course === this.queryClient.getQueryData(courseKey(this.id)));
  }

  /** Reads what an edit made on the server, without disturbing the editors. */
  async refresh(): Promise<void> {
    do {
      await this.#chain;
      await this.#refetch();
      // What was shown ahead of its answer meanwhile would be missing from what was just read.
    } while (this.#waiting > 0);
    this.#confirmed = this.queryClient.getQueryData<Course>(courseKey(this.id)) ?? this.#confirmed;
  }

  /** Takes a course as it is on the server: every editor begins again from it. */
  begin(course: Course): void {
    this.#revision = course.revision;
    this.#confirmed = course;
    this.#history.forget();
    this.#restarting = false;
    this.#reloaded = false;
    this.#stale = false;
    this.#overtaken = [];
    this.#failed = false;
    this.#failing.clear();
    this.#invalid.clear();
    this.problem = null;
    this.generation += 1;
    this.#tell();
  }

  async #send({ send, show }: Edit, mayRetry: boolean): Promise<EditResult | null> {
    const overtaken = () => {
      if (mayRetry) this.#overtaken.push({ send, show });
      return null;
    };
    try {
      // After a refusal nothing more is sent on top of what the server does not have.
      if (this.#stale) return overtaken();
      const answer = await send(this.#revision);
      this.#confirmed = show(this.#confirmed);
      this.accept(answer);
      this.#failed = false;
      this.#attempt = 0;
      if (this.#failing.size === 0) this.problem = null;
      return answer;
    } catch (error) {
      this.problem = error instanceof ApiProblem ? error : null;
      if (isChangedMeanwhile(error)) {
        this.#stale = true;
        return overtaken();
      }
      this.#failed = true;
      throw error;
    } finally {
      this.#shows.splice(this.#shows.indexOf(show), 1);
      this.#waiting -= 1;
      this.#tell();
    }
  }

  async #turn(way: "undo" | "redo"): Promise<readonly EditedPart[] | null> {
    if (this.#stale) return null;
    if (way === "undo" && this.#invalid.size > 0) return this.#dropInvalid();
    await this.save();
    const now = this.#confirmed;
    const turned = this.#history.turn(way, now);
    if (!turned) {
      this.#tell();
      return null;
    }
    const idsOf = (course: Course) =>
      course.sections.flatMap(({ activities }) => activities.map(({ id }) => id));
    const staying = new Set(idsOf(turned.to));
    for (const id of idsOf(now)) if (!staying.has(id)) this.uploads.stop(id);
    this.#untracked = true;
    const sent = turned.steps.map(({ send, show }) => this.edit(send, show));
    this.#untracked = false;
    try {
      const answers = await Promise.all(sent);
      this.#restarting = true;
      // Somebody else was quicker: what becomes of it is asked beside their change.
      if (answers.includes(null)) return null;
    } catch (error) {
      await this.reload();
      throw error;
    } finally {
      this.#tell();
    }
    // Addresses of files that came back, and what the server makes of it; without an answer it stands as it is shown.
    await this.refresh().catch(() => undefined);
    this.#tell();
    return turned.edited;
  }

  /** Fields show again what is saved in them. */
  #dropInvalid(): readonly EditedPart[] {
    const titles = this.invalidFields.map(({ label }) => label);
    this.#invalid.clear();
    this.#restarting = true;
    this.#tell();
    return titles.map((title) => ({ kind: "typed", title }));
  }

  /** What an edit changes can be undone; of one that only the server can show, all that it makes. */
  #remember(show: ApplyEdit): void {
    if (this.#untracked || this.#stale) return;
    const now = this.#shows.reduce((course, apply) => apply(course), this.#confirmed);
    if (show === unchanged || stepsBetween(now, show(now)).length > 0) this.#history.remember(now);
  }

  #refetch(): Promise<void> {
    return this.queryClient.refetchQueries(
      { queryKey: courseKey(this.id), exact: true },
      { throwOnError: true },
    );
  }

  #show(show: ApplyEdit): void {
    this.queryClient.setQueryData<Course>(courseKey(this.id), (now) => now && show(now));
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const SERVER_MANAGED = new Set([
  "revision",
  "status",
  "draftVersion",
  "liveVersion",
  "can",
  "changedAt",
  "changedBy",
]);

const pick = ({ revision, status, draftVersion, liveVersion, can, changedAt }: EditResult) => ({
  revision,
  status,
  draftVersion,
  liveVersion,
  can,
  changedAt,
});

/** What may be sent again of a patch that did not get through, and the fields that were refused. */
export function remainingPatch<Patch extends object>(
  patch: Patch,
  error: unknown,
): { again: Partial<Patch> | null; refused: string[]; passing: boolean } {
  const passing = !(error instanceof ApiProblem) || isTransient(error);
  if (passing) return { again: patch, refused: [], passing };
  const named = new Set(error.errors.map(({ field }) => field.split(/[.[]/)[0]));
  const refused = Object.keys(patch).filter((key) => named.has(key));
  const others = Object.entries(patch).filter(([key]) => !named.has(key));
  // One wrong field stops the whole patch: what was right in it is sent without that one.
  if (refused.length === 0) return { again: null, refused: Object.keys(patch), passing };
  return {
    again: others.length > 0 ? (Object.fromEntries(others) as Partial<Patch>) : null,
    refused,
    passing,
  };
}

const isTransient = ({ status }: ApiProblem) => status === 0 || status === 429 || status >= 500;
