/**
 * The session of a browser tab: a bearer token in memory, renewed by the refresh cookie.
 * Tabs take turns to renew (the cookie rotates, and a replayed one ends the family) and hand each other the result.
 */
import { ApiProblem, networkProblem, problemFrom, timeoutProblem } from "./problem";

export type Grant = { accessToken: string; expiresIn: number };

export type SessionOptions = {
  refreshPath: string;
  logoutPath: string;
  /** Names the lock and the channel that the tabs of one application share. */
  name: string;
};

type SessionMessage = { kind: "granted"; grant: Grant } | { kind: "ended" };

/**
 * What became of this tab's session. `entered`: somebody signed in here; `arrived`: in another tab, while nobody was signed
 * in here; `replaced`: another person took over this browser's session, and the token of this tab's person is let go;
 * `left`: signed out here; `ended`: signed out in another tab; `over`: the server ended it.
 */
export type SessionChange = "entered" | "arrived" | "replaced" | "left" | "ended" | "over";

/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 15_000;
/** Whoever leaves waits this long at most for answers that are still on their way. */
const PATIENCE_MS = 1_000;
/** Without an answer for this long a request has failed, unless whoever sends it knows that it takes longer. */
const TIMEOUT_MS = 30_000;
/** A renewal holds up every tab of this browser. */
const RENEWAL_TIMEOUT_MS = 15_000;
/** A tab that the browser has frozen may hold the lock: the others do not wait for it for ever. */
const LOCK_TIMEOUT_MS = 2 * RENEWAL_TIMEOUT_MS;

export class Session {
  #options: SessionOptions;
  #token: string | null = null;
  #subject: string | null = null;
  #expiresAt = 0;
  #isReplaced = false;
  #listeners = new Set<(change: SessionChange) => void>();
  #channel: BroadcastChannel | null = null;
  #renewing: Promise<boolean> | null = null;
  #leaving: Promise<void> | null = null;
  #underWay = new Set<Promise<Response>>();

  constructor(options: SessionOptions) {
    this.#options = options;
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(options.name);
      this.#channel.onmessage = (event: MessageEvent<SessionMessage>) => {
        if (event.data.kind === "granted") this.#hear(event.data.grant);
        else this.#drop("ended");
      };
    }
  }

  get signedIn(): boolean {
    return this.#token !== null;
  }

  /** Called whenever a tab signs in or out, this one or another. */
  onChange(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes what a sign-in answered. */
  accept(grant: Grant): void {
    const before = this.#subject;
    this.#hold(grant);
    this.#share(grant);
    if (this.#subject !== before) this.#tell("entered");
  }

  /** A fresh token by the cookie; false when there is no session any more. Throws when the server cannot be reached. */
  renew(): Promise<boolean> {
    this.#renewing ??= this.#withJitter().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  /** Ends the session on the server, then in every tab. Throws, and stays signed in, when the server could not be told. */
  signOut(): Promise<void> {
    this.#leaving ??= this.#leave().finally(() => {
      this.#leaving = null;
    });
    return this.#leaving;
  }

  /** Ends the session in every tab of this browser, whatever the server knows. */
  forget(): void {
    this.#drop("left");
    this.#channel?.postMessage({ kind: "ended" } satisfies SessionMessage);
  }

  /**
   * Sends a request with the bearer; renews once when the server says that it is over.
   * What one person asked for never goes out in the name of another one.
   */
  async send(request: Request, timeout = TIMEOUT_MS): Promise<Response> {
    const who = this.#subject;
    // Whoever is leaving asks for nothing more: an answer could only be that nobody is signed in.
    if (this.#leaving && who !== null) {
      await this.#leaving.catch(() => undefined);
      if (!this.signedIn) return Response.json({ code: "signed_out" }, { status: 401 });
    }
    if (this.isStale) await this.renew();
    const spare = request.clone();
    const used = this.#tokenOf(who);
    const answer = await this.#ask(withBearerToken(request, used), timeout);
    if (answer.status !== 401 || used === null) return answer;
    // Another request may have renewed meanwhile; then its token is tried first.
    if (this.#tokenOf(who) === used) await this.renew();
    const fresh = this.#tokenOf(who);
    return fresh === null ? answer : this.#ask(withBearerToken(spare, fresh), timeout);
  }

  /** A token for what is not a request of ours to send, such as a socket's first message. */
  async bearer(): Promise<string | null> {
    if (this.isStale) await this.renew();
    return this.#token;
  }

  /** Whether the next request would have to renew it. */
  get isStale(): boolean {
    return this.#token !== null && Date.now() > this.#expiresAt - MARGIN_MS;
  }

  #tokenOf(who: string | null): string | null {
    return this.#subject === who ? this.#token : null;
  }

  async #withJitter(): Promise<boolean> {
    const before = this.#token;
    // A session that is just being ended must not be renewed behind its back; once it is, there is nothing to ask for.
    if (this.#leaving) {
      await this.#leaving.catch(() => undefined);
      if (!this.signedIn) return false;
    }
    return this.#oneTab(async () => {
      if (this.#isReplaced) return false;
      // While this tab waited for its turn another one may have handed over its token.
      if (this.#token !== null && this.#token !== before) return true;
      return this.#refresh();
    });
  }

  async #oneTab<T>(work: () => Promise<T>): Promise<T> {
    if (!navigator.locks) return work();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), LOCK_TIMEOUT_MS);
    let isMine = false;
    try {
      return await navigator.locks.request(
        `${this.#options.name}-refresh`,
        { signal: waiting.signal },
        async () => {
          isMine = true;
          clearTimeout(timer);
          return work();
        },
      );
    } catch (error) {
      throw waiting.signal.aborted && !isMine ? timeoutProblem() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #ask(request: Request, timeout: number): Promise<Response> {
    const response = fetchWithTimeout(request, timeout);
    this.#underWay.add(response);
    return response.finally(() => this.#underWay.delete(response));
  }

  async #leave(): Promise<void> {
    // What was asked before is answered before: after it the answer would be that nobody is signed in.
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    await Promise.race([Promise.allSettled(this.#underWay), patience]);
    const answer = await this.#oneTab(() => this.#post(this.#options.logoutPath, this.#token));
    if (!answer.ok && answer.status !== 401) throw await problemFrom(answer);
    this.forget();
  }

  async #refresh(): Promise<boolean> {
    const answer = await this.#post(this.#options.refreshPath, null);
    if (answer.ok) {
      const grant = (await answer.json()) as Grant;
      // At the start of a tab nobody is told: whoever asked for it reads the answer.
      if (this.#token === null) this.#hold(grant);
      else this.#hear(grant);
      this.#share(grant);
      return this.signedIn;
    }
    if (answer.status === 401 || answer.status === 403) {
      this.#drop("over");
      return false;
    }
    throw await problemFrom(answer);
  }

  #post(path: string, token: string | null): Promise<Response> {
    const headers = new Headers({ "x-learnt": "1" });
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    const request = new Request(path, { method: "POST", headers, credentials: "same-origin" });
    return fetchWithTimeout(request, RENEWAL_TIMEOUT_MS);
  }

  #share(grant: Grant): void {
    this.#channel?.postMessage({ kind: "granted", grant } satisfies SessionMessage);
  }

  /** A grant that nobody asked for in this tab: of the same person, of the first one, or of somebody else. */
  #hear(grant: Grant): void {
    if (this.#isReplaced) return;
    if (this.#token === null) {
      this.#hold(grant);
      this.#tell("arrived");
    } else if (subjectOf(grant.accessToken) === this.#subject) this.#hold(grant);
    else {
      // The screens still show the other person: until the page is loaded anew this tab holds no token at all.
      this.#isReplaced = true;
      this.#drop("replaced");
    }
  }

  #hold(grant: Grant): void {
    this.#token = grant.accessToken;
    this.#subject = subjectOf(grant.accessToken);
    this.#expiresAt = Date.now() + grant.expiresIn * 1000;
  }

  #drop(change: SessionChange): void {
    const wasIn = this.signedIn;
    this.#token = null;
    this.#subject = null;
    this.#expiresAt = 0;
    if (wasIn) this.#tell(change);
  }

  #tell(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Whose token it is. The server alone checks tokens; here it only matters whether two are of the same person. */
function subjectOf(token: string): string {
  try {
    const claims = token.split(".")[1] ?? "";
    const { sub } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sub?: string };
    return sub ?? "";
  } catch {
    return "";
  }
}

function withBearerToken(request: Request, token: string | null): Request {
  if (token !== null) request.headers.set("authorization", `Bearer ${token}`);
  return request;
}

/** What is told in JSON must be there in time as a whole; of a download or a stream its head, the rest may take longer. */
async function fetchWithTimeout(request: Request, timeout: number): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const answer = await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) });
    return answer.headers.get("content-type")?.includes("json") ? await bufferResponse(answer) : answer;
  } catch (error) {
    if (late.signal.aborted && !request.signal.aborted) throw timeoutProblem();
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw networkProblem();
  } finally {
    clearTimeout(timer);
  }
}

/** The answer with all that it says, so that reading it cannot hang. */
async function bufferResponse(answer: Response): Promise<Response> {
  const { status, statusText, headers } = answer;
  return new Response(await answer.text(), { status, statusText, headers });
}

/** What an openapi-fetch call answered, or the problem it answered as an error. */
export async function unwrapOrThrow<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (response.ok) return data as T;
  throw new ApiProblem(
    response.status,
    typeof error === "object" && error !== null
      ? { requestId: response.headers.get("x-request-id") ?? undefined, ...error }
      : {},
    Number(response.headers.get("retry-after")) || undefined,
  );
}
