/** The product's HTTP, spoken as its own page would, for what a story finds there already. */
import { readFileSync } from "node:fs";
import { type APIRequestContext, type APIResponse, request } from "@playwright/test";
import { fixture, product } from "./product";

/** What stories pick from answers. */
type ApiResult = {
  id: string;
  revision: number;
  accessToken: string;
  challenge: string;
  suggestedMapping: (string | null)[];
};
type Body = Record<string, unknown>;
type Multipart = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

export class Api {
  #http: APIRequestContext;
  #token = "";
  /** Signs in anew: a story on a slow machine outlives a token. */
  #renew: (() => Promise<void>) | null = null;

  private constructor(http: APIRequestContext) {
    this.#http = http;
  }

  /** Nobody's calls to a host. Names below `localhost` are known to browsers only, so it is told in the header. */
  static async at(host: string): Promise<Api> {
    const { port } = product();
    const origin = `http://${host}:${port}`;
    return new Api(
      await request.newContext({
        baseURL: `http://127.0.0.1:${port}`,
        extraHTTPHeaders: { host: `${host}:${port}`, origin, "x-learnt": "1" },
      }),
    );
  }

  static async signIn(host: string, username: string, password: string): Promise<Api> {
    const api = await Api.at(host);
    const login = { username, password, persist: false, acceptTerms: true };
    await api.enter("/auth/login", login);
    api.#renew = () => api.enter("/auth/login", login);
    return api;
  }

  /** Calls what answers with a session, and goes on in it. */
  async enter(path: string, body: Body): Promise<void> {
    this.#token = (await this.post(path, body)).accessToken;
  }

  get = <Result = ApiResult>(path: string) => this.#call<Result>("GET", path);
  post = <Result = ApiResult>(path: string, body: Body = {}) =>
    this.#call<Result>("POST", path, { data: body });
  put = (path: string, body: Body) => this.#call("PUT", path, { data: body });
  patch = (path: string, body: Body) => this.#call("PATCH", path, { data: body });
  send = (path: string, multipart: Multipart) => this.#call("POST", path, { multipart });

  /** Uploads a fixture; answers the file's id. */
  async upload(kind: string, name: string, mimeType: string): Promise<string> {
    const file = { name, mimeType, buffer: readFileSync(fixture(name)) };
    return (await this.send("/files", { kind, file })).id;
  }

  /** Puts a fixture up as the picture of something. */
  async picture(path: string, name: string): Promise<void> {
    const file = { name, mimeType: "image/png", buffer: readFileSync(fixture(name)) };
    await this.#call("PUT", path, { multipart: { file } });
  }

  /** Reads a stream to its end. */
  async follow(path: string): Promise<string> {
    return (await this.#fetch("GET", path, {})).text();
  }

  close(): Promise<void> {
    return this.#http.dispose();
  }

  async #call<Result = ApiResult>(method: string, path: string, input: CallOptions = {}): Promise<Result> {
    const text = await (await this.#fetch(method, path, input)).text();
    return text ? JSON.parse(text) : ({} as Result);
  }

  async #fetch(method: string, path: string, input: CallOptions): Promise<APIResponse> {
    const headers: Record<string, string> = this.#token ? { authorization: `Bearer ${this.#token}` } : {};
    const answer = await this.#http.fetch(`/api${path}`, { method, headers, ...input });
    const renew = this.#renew;
    if (answer.status() === 401 && renew) {
      this.#renew = null;
      await renew();
      this.#renew = renew;
      return this.#fetch(method, path, input);
    }
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return answer;
  }
}

type CallOptions = { data?: Body; multipart?: Multipart };
