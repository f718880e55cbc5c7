/** Sends a file and tells how far it is: fetch cannot, so this one call is made the older way. */

import { type AnswerOf, addressOf, type Params } from "@learnt/ui/http/api";
import { ApiProblem, networkProblem, type ProblemBody, timeoutProblem } from "@learnt/ui/http/problem";
import type { paths } from "./schema";
import { session } from "./send";

/** A file that does not move for so long has stopped; how long the whole of it takes is up to the line. */
const STALLED_MS = 60_000;
/** The server has the file, and looks through it. */
const ANSWER_MS = 120_000;

type FormDataIn<Operation> = Operation extends {
  requestBody: { content: { "multipart/form-data": infer Form } };
}
  ? Form
  : never;

/** Whatever takes a file and says what it is. */
type Uploading = {
  [Path in keyof paths]: FormDataIn<paths[Path]["post"]> extends { file: string; kind: string }
    ? Path
    : never;
}[keyof paths];

export type UploadOptions<Path extends Uploading> = Params<paths[Path]["post"]> & {
  /** Sent before the file. */
  fields: Omit<FormDataIn<paths[Path]["post"]>, "file">;
  /** 0 to 100. */
  onProgress?: ((percent: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

export async function upload<Path extends Uploading>(
  path: Path,
  file: File,
  { fields, onProgress, signal, ...place }: UploadOptions<Path>,
): Promise<AnswerOf<paths[Path]["post"]>> {
  type Reply = AnswerOf<paths[Path]["post"]>;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("file", file, file.name);
  // A long upload must not begin with a token that ends on the way.
  const bearer = await session.bearer();
  return new Promise<Reply>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", addressOf(path, place));
    call.responseType = "json";
    call.setRequestHeader("accept", "application/json");
    if (bearer) call.setRequestHeader("authorization", `Bearer ${bearer}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (patience: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(timeoutProblem());
        call.abort();
      }, patience);
    };
    call.upload.onprogress = (event) => {
      wait(STALLED_MS);
      if (event.lengthComputable) onProgress?.(Math.round((100 * event.loaded) / event.total));
    };
    call.upload.onload = () => wait(ANSWER_MS);
    call.onprogress = () => wait(STALLED_MS);
    call.onloadend = () => clearTimeout(timer);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as Reply);
      else reject(new ApiProblem(call.status, (call.response ?? {}) as ProblemBody));
    };
    call.onerror = () => reject(networkProblem());
    call.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    signal?.addEventListener("abort", () => call.abort(), { once: true });
    wait(STALLED_MS);
    call.send(form);
  });
}
