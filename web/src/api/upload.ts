/** Sends a file and tells how far it is: fetch cannot, so this one call is made the older way. */
import { ApiProblem, networkProblem, type ProblemBody } from "@learnt/ui/http/problem";
import { session } from "./client";

export type UploadOptions = {
  /** Sent before the file. */
  fields?: Record<string, string>;
  /** 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
};

export async function upload<Reply>(
  path: string,
  file: File,
  { fields = {}, onProgress, signal }: UploadOptions = {},
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file, file.name);
  // A long upload must not begin with a token that ends on the way.
  const bearer = await session.bearer();
  return new Promise<Reply>((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", path);
    call.responseType = "json";
    call.setRequestHeader("accept", "application/json");
    if (bearer) call.setRequestHeader("authorization", `Bearer ${bearer}`);
    call.upload.onprogress = (event) =>
      event.lengthComputable && onProgress?.(Math.round((100 * event.loaded) / event.total));
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as Reply);
      else reject(new ApiProblem(call.status, (call.response ?? {}) as ProblemBody));
    };
    call.onerror = () => reject(networkProblem());
    call.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    signal?.addEventListener("abort", () => call.abort(), { once: true });
    call.send(form);
  });
}
