/** An upload in pieces: what was cut off goes on where it ended, also after the page was loaded anew. */
import type { Schemas } from "../../api/types";

type FileView = Schemas["FileView"];
export type State = { id: string; size: number; received: number; file?: FileView | null };
export type UploadCalls = {
  start: () => Promise<State>;
  read: (id: string) => Promise<State>;
  send: (id: string, offset: number, piece: Blob) => Promise<State>;
};

/** What is lost when the line goes. */
const CHUNK_SIZE = 2 * 1024 * 1024;
/** So often in a row a piece is sent again, after pauses that grow. */
const MAX_TRIES = 4;

const status = (error: unknown) => (error as { status?: number }).status ?? 0;
/** The line, or a server that is busy: it may be different in a moment. */
const isTransient = (error: unknown) => status(error) === 0 || status(error) === 429 || status(error) >= 500;

/** Where the upload of a file is noted on this device. */
export const noteOf = (submission: string, field: string, file: File) =>
  `learnt.upload.${submission}.${field}.${file.name}.${file.size}.${file.lastModified}`;

type UploadStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

async function startedUpload(note: string, calls: UploadCalls, notes: UploadStorage): Promise<State> {
  const id = notes.getItem(note);
  if (id) {
    try {
      return await calls.read(id);
    } catch (error) {
      // Too old, or somebody else's: it begins anew.
      if (status(error) !== 404) throw error;
    }
  }
  const state = await calls.start();
  notes.setItem(note, state.id);
  return state;
}

/** Sends all that is not there yet. What fails for good is thrown; what only waits for the line is tried again. */
export async function resumeUpload(
  file: File,
  note: string,
  calls: UploadCalls,
  {
    onProgress,
    pause = (ms) => new Promise((done) => setTimeout(done, ms)),
    notes = localStorage,
    piece = CHUNK_SIZE,
  }: {
    onProgress: (percent: number) => void;
    pause?: (ms: number) => Promise<unknown>;
    notes?: UploadStorage;
    piece?: number;
  },
): Promise<FileView> {
  let state = await startedUpload(note, calls, notes);
  let tries = 0;
  const tell = () => onProgress(Math.round((100 * state.received) / state.size));
  tell();
  while (!state.file) {
    try {
      state = await calls.send(
        state.id,
        state.received,
        file.slice(state.received, Math.min(state.received + piece, file.size)),
      );
      tries = 0;
      tell();
    } catch (error) {
      tries += 1;
      // Another part came meanwhile, or the answer was lost: the server says where it goes on.
      if (status(error) !== 409 && !isTransient(error)) {
        notes.removeItem(note);
        throw error;
      }
      if (tries > MAX_TRIES) throw error;
      await pause(500 * 2 ** tries);
      state = await calls.read(state.id).catch(() => state);
    }
  }
  notes.removeItem(note);
  return state.file;
}
