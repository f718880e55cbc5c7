/**
 * Choosing what one's screens look like: it is shown at once and saved a moment later, many choices in one call. What could not
 * be saved is taken back. What another tab or device chose arrives between one's own choices.
 */
import type { Preferences } from "../../app/preferences";

export const PAUSE = 400;

type PreferencesDraftHost = {
  save: (change: Partial<Preferences>) => Promise<Preferences>;
  show: (now: Preferences) => void;
  failed: (error: unknown) => void;
};

export class PreferencesDraft {
  #host: PreferencesDraftHost;
  /** What the server has. */
  #saved: Preferences;
  #shown: Preferences;
  /** Chosen, and not on its way yet. */
  #unsaved: Partial<Preferences> = {};
  #isSaving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(initial: Preferences, host: PreferencesDraftHost) {
    this.#saved = initial;
    this.#shown = initial;
    this.#host = host;
  }

  get shown(): Preferences {
    return this.#shown;
  }

  get #hasUnsaved(): boolean {
    return Object.keys(this.#unsaved).length > 0;
  }

  #show(next: Preferences): void {
    this.#shown = next;
    this.#host.show(next);
  }

  choose(change: Partial<Preferences>): void {
    this.#unsaved = { ...this.#unsaved, ...change };
    this.#show({ ...this.#shown, ...change });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), PAUSE);
  }

  /** What the server was read to have; one's own choice that it does not know yet goes before. */
  heard(all: Preferences): void {
    if (this.#isSaving || this.#hasUnsaved) return;
    this.#saved = all;
    this.#show(all);
  }

  /** What is shown goes where it was not kept before, whole; once it is there, `done` says so. What is chosen meanwhile follows. */
  async share(save: (all: Preferences) => Promise<Preferences>, done: () => void): Promise<void> {
    const sent = this.#shown;
    const saved = await save(sent);
    done();
    if (this.#shown !== sent) this.choose(this.#shown);
    else this.heard(saved);
  }

  /** Saves now what was chosen: the page may be about to go. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSaving || !this.#hasUnsaved) return;
    const unsaved = this.#unsaved;
    this.#unsaved = {};
    this.#isSaving = true;
    try {
      this.#saved = await this.#host.save(unsaved);
    } catch (error) {
      this.#show({ ...this.#saved, ...this.#unsaved });
      this.#host.failed(error);
    } finally {
      this.#isSaving = false;
    }
    await this.flush();
  }
}
