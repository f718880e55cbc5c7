/** Requests in a session's name: JSON or a form goes out with the bearer, and what is refused is thrown as a problem. */
import { problemFrom } from "./problem";
import type { Session } from "./session";

type Value = string | number | boolean | null | undefined;
export type SentQuery = Readonly<Record<string, Value | readonly Value[]>>;

/** What is said beside what is asked for. */
export type SendOptions = {
  signal?: AbortSignal | undefined;
  /** Outlives the page: what a tab says while it is closed. */
  keepalive?: boolean;
  /** Milliseconds until the answer begins, where it is known to take long. */
  timeout?: number;
};

export type SendRequest = SendOptions & {
  query?: SentQuery | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
};

export type Send = (method: string, path: string, sending?: SendRequest) => Promise<Response>;

/** A file on a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** A list that the server has to write first. */
export const FILE_TIMEOUT_MS = 120_000;

export function address(path: string, query: SentQuery = {}): URL {
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== "") url.searchParams.append(name, String(item));
    }
  }
  return url;
}

/** Knows nothing of what a server answers: features call a typed client that is made of it. */
export function createSend(session: Session): Send {
  return async (method, path, { query, body, signal, headers, keepalive, timeout } = {}) => {
    const requestHeaders = new Headers({ accept: "application/json", ...headers });
    // A form and bytes go as they are.
    const isForm = body instanceof FormData || body instanceof Blob;
    if (body instanceof Blob) requestHeaders.set("content-type", "application/octet-stream");
    else if (body !== undefined && !isForm) requestHeaders.set("content-type", "application/json");
    const request = new Request(address(path, query), {
      method,
      headers: requestHeaders,
      credentials: "same-origin",
      ...(keepalive ? { keepalive } : {}),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    const answer = await session.send(request, timeout ?? (isForm ? UPLOAD_TIMEOUT_MS : undefined));
    if (!answer.ok) throw await problemFrom(answer);
    return answer;
  };
}

/** What an answer says; nothing of one that only confirms. */
export async function readBody(answer: Response): Promise<unknown> {
  const isSilent =
    answer.status === 204 || (answer.status === 202 && !answer.headers.get("content-type")?.includes("json"));
  return isSilent ? undefined : answer.json();
}

/** A file to keep: its content and the name that the server gave it. */
export type Received = { blob: Blob; name: string; headers: Headers };

export async function readFile(answer: Response): Promise<Received> {
  const name = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return { blob: await answer.blob(), name: name ?? "download", headers: answer.headers };
}
