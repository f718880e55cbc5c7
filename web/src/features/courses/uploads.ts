/** Uploads on their way in a builder: they belong to the draft, so that choosing another activity stops none of them. */
import type { FileView } from "./model";

/** What becomes of the stored file. */
export type OnUploaded = (stored: FileView, original: File) => Promise<void> | void;
type UploadFile = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<FileView>;

export type Upload = {
  /** 0 to 100; null when nothing is on its way. */
  progress: number | null;
  error: unknown;
  done: OnUploaded;
  control: AbortController;
};

export class Uploads {
  #all = new Map<string, Upload>();

  constructor(private readonly changed: () => void) {}

  get(key: string): Upload | undefined {
    return this.#all.get(key);
  }

  get isRunning(): boolean {
    return [...this.#all.values()].some((item) => item.progress !== null);
  }

  /** An editor that is opened anew takes the end of what another began. */
  attach(key: string, done: OnUploaded): void {
    const upload = this.#all.get(key);
    if (upload) upload.done = done;
  }

  async start(key: string, file: File, send: UploadFile, done: OnUploaded): Promise<void> {
    const upload: Upload = { progress: 0, error: null, done, control: new AbortController() };
    this.#all.set(key, upload);
    this.changed();
    const { signal } = upload.control;
    try {
      const stored = await send(
        file,
        (percent) => {
          upload.progress = percent;
          this.changed();
        },
        signal,
      );
      if (!signal.aborted) await upload.done(stored, file);
    } catch (error) {
      if (!signal.aborted) upload.error = error;
    } finally {
      upload.progress = null;
      this.changed();
    }
  }

  stop(key: string): void {
    this.#all.get(key)?.control.abort();
  }
}
