/** The one way to the tenant API: calls that carry the bearer, and throw problems. */
import { problemFrom } from "@learnt/ui/http/problem";
import { Session } from "@learnt/ui/http/session";

export const session = new Session({
  refreshPath: "/api/auth/refresh",
  logoutPath: "/api/auth/logout",
  name: "learnt",
});

type Value = string | number | boolean | null | undefined;
export type Query = Record<string, Value | readonly Value[]>;
export type Call = {
  query?: Query;
  body?: unknown;
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** Outlives the page: what a tab says while it is closed. */
  keepalive?: boolean;
  /** Milliseconds until the answer begins, where it is known to take long. */
  timeout?: number;
};

/** A file on a slow line. */
const UPLOAD_TIMEOUT_MS = 300_000;
/** A list that the server has to write first. */
const FILE_TIMEOUT_MS = 120_000;

function address(path: string, query: Query = {}): URL {
  const url = new URL(path, window.location.origin);
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== "") url.searchParams.append(name, String(one));
    }
  }
  return url;
}

async function send(
  method: string,
  path: string,
  { query, body, signal, headers, keepalive, timeout }: Call,
): Promise<Response> {
  const given = new Headers({ accept: "application/json", ...headers });
  // A form and bytes go as they are.
  const isForm = body instanceof FormData || body instanceof Blob;
  if (body instanceof Blob) given.set("content-type", "application/octet-stream");
  else if (body !== undefined && !isForm) given.set("content-type", "application/json");
  const request = new Request(address(path, query), {
    method,
    headers: given,
    credentials: "same-origin",
    ...(keepalive ? { keepalive } : {}),
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const answer = await session.send(request, timeout ?? (isForm ? UPLOAD_TIMEOUT_MS : undefined));
  if (!answer.ok) throw await problemFrom(answer);
  return answer;
}

async function json<Reply>(method: string, path: string, call: Call = {}): Promise<Reply> {
  const answer = await send(method, path, call);
  return (
    answer.status === 204 || (answer.status === 202 && !answer.headers.get("content-type")?.includes("json"))
      ? undefined
      : await answer.json()
  ) as Reply;
}

export const api = {
  get: <Reply>(path: string, call?: Call) => json<Reply>("GET", path, call),
  post: <Reply>(path: string, call?: Call) => json<Reply>("POST", path, call),
  put: <Reply>(path: string, call?: Call) => json<Reply>("PUT", path, call),
  patch: <Reply>(path: string, call?: Call) => json<Reply>("PATCH", path, call),
  delete: <Reply>(path: string, call?: Call) => json<Reply>("DELETE", path, call),
  /** Whether something is to be had, without having it. */
  async exists(path: string): Promise<boolean> {
    try {
      await send("HEAD", path, { headers: { accept: "*/*" } });
      return true;
    } catch {
      return false;
    }
  },
  /** A file to keep: its content and the name the server gave it. With a body, one that is made of what it says. */
  async file(path: string, call: Call = {}): Promise<{ blob: Blob; name: string; headers: Headers }> {
    const answer = await send(call.body === undefined ? "GET" : "POST", path, {
      timeout: FILE_TIMEOUT_MS,
      ...call,
      headers: { accept: "*/*" },
    });
    const name = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    return { blob: await answer.blob(), name: name ?? "download", headers: answer.headers };
  },
};
