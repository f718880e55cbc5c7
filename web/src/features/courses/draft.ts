/** The draft of one course in this tab: edits go out one after the other, each on the revision that the last one answered. */
import { ApiProblem } from "@learnt/ui/http/problem";
import type { QueryClient } from "@tanstack/react-query";
import type { Course, Edited } from "./model";
import { courseKey, coursesKey } from "./queries";

export type Saving = "saved" | "saving" | "stale" | "failed";

type Send = (revision: number) => Promise<Edited>;

export class Draft {
  /** Grows when the draft was loaded anew: editors begin again from what is there. */
  generation = 0;
  saving: Saving = "saved";
  /** The refusal that stopped the edits. */
  problem: ApiProblem | null = null;
  #revision: number;
  #chain: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #reloaded = false;
  /** Editors that hold words not sent yet, by what sends them. */
  #typing = new Set<() => void>();
  #version = 0;
  #listeners = new Set<() => void>();

  constructor(
    readonly id: string,
    course: Course,
    private readonly queries: QueryClient,
  ) {
    this.#revision = course.revision;
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

  /** Something is not on the server yet. */
  get isDirty(): boolean {
    return this.#waiting > 0 || this.#typing.size > 0;
  }

  /** Nothing of ours is on its way, and nothing was refused. */
  get isIdle(): boolean {
    return !this.isDirty && this.saving === "saved";
  }

  /** An editor holds words that it has not sent yet; `flush` sends them. */
  typing(flush: () => void, on: boolean): void {
    if (on === this.#typing.has(flush)) return;
    if (on) this.#typing.add(flush);
    else this.#typing.delete(flush);
    this.#tell();
  }

  /** Sends what is held anywhere. */
  flush(): void {
    for (const flush of [...this.#typing]) flush();
  }

  /** Shows the change at once, then sends it in its turn. Resolves with the answer, or null when it was refused. */
  edit(send: Send, show?: (course: Course) => Course): Promise<Edited | null> {
    if (show) this.queries.setQueryData<Course>(courseKey(this.id), (now) => now && show(now));
    this.#waiting += 1;
    this.#set("saving");
    const turn = this.#chain.then(() => this.#send(send));
    this.#chain = turn.catch(() => undefined);
    return turn;
  }

  /** Sends what is held and waits until everything has been answered. */
  settled(): Promise<unknown> {
    this.flush();
    return this.#chain;
  }

  /** Takes an answer that came without an edit, such as that of publishing. */
  accept(answer: Edited): void {
    this.#revision = answer.revision;
    this.queries.setQueryData<Course>(courseKey(this.id), (now) => now && { ...now, ...pick(answer) });
    void this.queries.invalidateQueries({ queryKey: coursesKey });
  }

  /** Loads the draft as it is on the server; the builder begins again from there as soon as it shows it. */
  async reload(): Promise<void> {
    await this.queries.refetchQueries({ queryKey: courseKey(this.id), exact: true });
    this.#reloaded = true;
    this.#tell();
  }

  /** Whether what the builder shows is what was just loaded, and not yet what the editors began with. */
  isNews(course: Course): boolean {
    const newer = this.isIdle && course.revision > this.#revision;
    return newer || (this.#reloaded && course === this.queries.getQueryData(courseKey(this.id)));
  }

  /** Reads what an edit made on the server, without disturbing the editors. */
  async refresh(): Promise<void> {
    do {
      await this.#chain;
      await this.queries.refetchQueries({ queryKey: courseKey(this.id), exact: true });
      // What was shown ahead of its answer meanwhile would be missing from what was just read.
    } while (this.#waiting > 0);
  }

  /** Takes a course as it is on the server: every editor begins again from it. */
  begin(course: Course): void {
    this.#revision = course.revision;
    this.#reloaded = false;
    this.problem = null;
    this.generation += 1;
    this.#set("saved");
  }

  async #send(send: Send): Promise<Edited | null> {
    try {
      // After a refusal nothing more is sent on top of what the server does not have.
      if (this.saving === "stale") return null;
      const answer = await send(this.#revision);
      this.accept(answer);
      this.problem = null;
      this.#done("saved");
      return answer;
    } catch (error) {
      this.problem = error instanceof ApiProblem ? error : null;
      if (error instanceof ApiProblem && error.code === "changed_meanwhile") {
        this.#done("stale");
        return null;
      }
      this.#done("failed");
      throw error;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0 && this.saving === "saving") this.#set("saved");
      else this.#tell();
    }
  }

  #done(state: Saving): void {
    this.saving = this.#waiting > 1 && state === "saved" ? "saving" : state;
  }

  #set(state: Saving): void {
    if (this.saving !== "stale" || state === "saved") this.saving = state;
    this.#tell();
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

const pick = ({ revision, status, draftVersion, liveVersion, can, changedAt }: Edited) => ({
  revision,
  status,
  draftVersion,
  liveVersion,
  can,
  changedAt,
});
