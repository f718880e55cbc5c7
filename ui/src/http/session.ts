/**
 * The session of a browser tab: a bearer token in memory, renewed by the refresh cookie.
 * Tabs take turns to renew (the cookie rotates, and a replayed one ends the family) and hand each other the result.
 */
import { ApiProblem, networkProblem, problemFrom } from "./problem";

export type Grant = { accessToken: string; expiresIn: number };

export type SessionOptions = {
  refreshPath: string;
  logoutPath: string;
  /** Names the lock and the channel that the tabs of one application share. */
  name: string;
};

type Told = { kind: "granted"; grant: Grant } | { kind: "ended" };

/** A token this close to its end is renewed before it is used. */
const MARGIN_MS = 15_000;

export class Session {
  #options: SessionOptions;
  #token: string | null = null;
  #expiresAt = 0;
  #listeners = new Set<() => void>();
  #channel: BroadcastChannel | null = null;
  #renewing: Promise<boolean> | null = null;

  constructor(options: SessionOptions) {
    this.#options = options;
    if (typeof BroadcastChannel !== "undefined") {
      this.#channel = new BroadcastChannel(options.name);
      this.#channel.onmessage = (event: MessageEvent<Told>) => {
        if (event.data.kind === "granted") this.#hold(event.data.grant);
        else this.#drop();
      };
    }
  }

  get signedIn(): boolean {
    return this.#token !== null;
  }

  /** Called whenever a tab signs in or out, this one or another. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes what a sign-in answered. */
  accept(grant: Grant): void {
    this.#hold(grant);
    this.#channel?.postMessage({ kind: "granted", grant } satisfies Told);
  }

  /** A fresh token by the cookie; false when there is no session any more. Throws when the server cannot be reached. */
  renew(): Promise<boolean> {
    this.#renewing ??= this.#inTurn().finally(() => {
      this.#renewing = null;
    });
    return this.#renewing;
  }

  /** Ends the session on the server and in every tab. */
  async signOut(): Promise<void> {
    const token = this.#token;
    this.#drop();
    this.#channel?.postMessage({ kind: "ended" } satisfies Told);
    await this.#post(this.#options.logoutPath, token);
  }

  /** Sends a request with the bearer; renews once when the server says that it is over. */
  async send(request: Request): Promise<Response> {
    if (this.#token !== null && Date.now() > this.#expiresAt - MARGIN_MS) await this.renew();
    const spare = request.clone();
    const used = this.#token;
    const answer = await reach(this.#bearing(request));
    if (answer.status !== 401 || used === null) return answer;
    // Another request may have renewed meanwhile; then its token is tried first.
    const renewed = this.#token !== null && this.#token !== used ? true : await this.renew();
    return renewed ? reach(this.#bearing(spare)) : answer;
  }

  /** A token for what is not a request of ours to send, such as a socket's first message. */
  async bearer(): Promise<string | null> {
    if (this.#token !== null && Date.now() > this.#expiresAt - MARGIN_MS) await this.renew();
    return this.#token;
  }

  #bearing(request: Request): Request {
    if (this.#token !== null) request.headers.set("authorization", `Bearer ${this.#token}`);
    return request;
  }

  async #inTurn(): Promise<boolean> {
    const before = this.#token;
    const work = async () => {
      // While this tab waited for its turn another one may have handed over its token.
      if (this.#token !== null && this.#token !== before) return true;
      return this.#refresh();
    };
    return navigator.locks ? await navigator.locks.request(`${this.#options.name}-refresh`, work) : work();
  }

  async #refresh(): Promise<boolean> {
    const answer = await this.#post(this.#options.refreshPath, null);
    if (answer.ok) {
      this.accept((await answer.json()) as Grant);
      return true;
    }
    if (answer.status === 401 || answer.status === 403) {
      this.#drop();
      return false;
    }
    throw await problemFrom(answer);
  }

  #post(path: string, token: string | null): Promise<Response> {
    const headers = new Headers({ "x-learnt": "1" });
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    return reach(new Request(path, { method: "POST", headers, credentials: "same-origin" }));
  }

  #hold(grant: Grant): void {
    const wasIn = this.signedIn;
    this.#token = grant.accessToken;
    this.#expiresAt = Date.now() + grant.expiresIn * 1000;
    if (!wasIn) this.#tell();
  }

  #drop(): void {
    const wasIn = this.signedIn;
    this.#token = null;
    this.#expiresAt = 0;
    if (wasIn) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

async function reach(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw networkProblem();
  }
}

/** What an openapi-fetch call answered, or the problem it answered as an error. */
export async function orProblem<T>(
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
