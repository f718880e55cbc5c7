import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProblem, isTransient, problemFrom } from "./problem";
import { Session } from "./session";

const grant = (accessToken: string) => Response.json({ accessToken, expiresIn: 300 });
const open = () =>
  new Session({ refreshPath: "/refresh", logoutPath: "/logout", name: `test-${Math.random()}` });
/** A token as the servers give them, of somebody. */
const token = (sub: string, nth = 1) => `e30.${btoa(JSON.stringify({ sub, nth }))}.x`;
const given = (sub: string, nth = 1) => ({ accessToken: token(sub, nth), expiresIn: 300 });
const get = () => new Request("http://console.localhost/api/me");

let answers: (request: Request) => Response | Promise<Response>;
/** An answer that never comes, until whoever asked gives up. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });
let requests: Request[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "http://console.localhost") : input, init);
      }
    },
  );
  vi.stubGlobal("fetch", async (request: Request, init?: RequestInit) => {
    requests.push(request);
    return Promise.race([answers(request), never(init?.signal)]);
  });
});
afterEach(() => vi.unstubAllGlobals());

const isRefresh = (request: Request) => new URL(request.url).pathname === "/refresh";
const bearer = (request: Request) => request.headers.get("authorization");

describe("a server that never answers", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("fails the request after a while, and says that it was too slow", async () => {
    const session = open();
    session.accept(given("lena"));
    answers = () => new Promise(() => undefined);
    const asking = expect(session.send(get())).rejects.toMatchObject({ status: 0, code: "timeout" });
    await vi.advanceTimersByTimeAsync(31_000);
    await asking;
    expect(session.signedIn).toBe(true);
  });

  it("lets the next renewal try again instead of holding up every tab", async () => {
    const session = open();
    session.accept(given("lena"));
    answers = () => new Promise(() => undefined);
    const hung = expect(session.renew()).rejects.toMatchObject({ code: "timeout" });
    await vi.advanceTimersByTimeAsync(16_000);
    await hung;
    answers = () => grant(token("lena", 2));
    await expect(session.renew()).resolves.toBe(true);
  });

  it("gives up an answer that begins and never ends, so that the lock of all tabs is let go", async () => {
    const started = (request: Request, init?: RequestInit) =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{"accessToken":'));
            init?.signal?.addEventListener("abort", () =>
              body.error(new DOMException("aborted", "AbortError")),
            );
          },
        }),
        { headers: { "content-type": request.url.endsWith("csv") ? "text/csv" : "application/json" } },
      );
    vi.stubGlobal("fetch", async (request: Request, init?: RequestInit) => started(request, init));
    let isHeld = false;
    vi.stubGlobal("navigator", {
      locks: {
        request: async (_: string, __: unknown, work: () => Promise<unknown>) => {
          isHeld = true;
          return work().finally(() => {
            isHeld = false;
          });
        },
      },
    });
    const session = open();
    session.accept(given("lena"));
    const hung = expect(session.renew()).rejects.toMatchObject({ code: "timeout" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isHeld).toBe(true);
    await vi.advanceTimersByTimeAsync(15_000);
    await hung;
    expect(isHeld).toBe(false);
    const asking = expect(session.send(get())).rejects.toMatchObject({ code: "timeout" });
    await vi.advanceTimersByTimeAsync(31_000);
    await asking;
    // Of a file only the beginning is waited for: how long it takes is up to the line.
    const file = await session.send(new Request("http://console.localhost/api/people.csv"));
    await vi.advanceTimersByTimeAsync(31_000);
    expect(file.ok).toBe(true);
  });

  it("fails a request of its own accord when whoever asked gives up, and says that it was not too slow", async () => {
    const session = open();
    answers = () => new Promise(() => undefined);
    const left = new AbortController();
    const asking = expect(
      session.send(new Request("http://console.localhost/api/me", { signal: left.signal })),
    ).rejects.toMatchObject({ name: "AbortError" });
    await vi.advanceTimersByTimeAsync(1_000);
    left.abort();
    await asking;
  });

  it("does not wait for ever for a tab that holds the lock and does nothing", async () => {
    vi.stubGlobal("navigator", {
      locks: {
        request: (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason));
          }),
      },
    });
    const session = open();
    const waiting = expect(session.renew()).rejects.toMatchObject({ code: "timeout" });
    await vi.advanceTimersByTimeAsync(31_000);
    await waiting;
  });
});

describe("a session", () => {
  it("carries the bearer, and renews once when the server says it is over", async () => {
    const session = open();
    session.accept({ accessToken: "old", expiresIn: 300 });
    answers = (request) => {
      if (isRefresh(request)) return grant("new");
      return bearer(request) === "Bearer new"
        ? Response.json({ ok: true })
        : new Response(null, { status: 401 });
    };
    const answer = await session.send(get());
    expect(answer.status).toBe(200);
    expect(requests.map(bearer)).toEqual(["Bearer old", null, "Bearer new"]);
    expect(requests[1]?.headers.get("x-learnt")).toBe("1");
  });

  it("asks for one renewal when many requests fail at once", async () => {
    const session = open();
    session.accept({ accessToken: "old", expiresIn: 300 });
    answers = (request) => {
      if (isRefresh(request)) return grant("new");
      return new Response(null, { status: bearer(request) === "Bearer new" ? 200 : 401 });
    };
    const results = await Promise.all([1, 2, 3, 4].map(() => session.send(get())));
    expect(results.map((result) => result.status)).toEqual([200, 200, 200, 200]);
    expect(requests.filter(isRefresh)).toHaveLength(1);
  });

  it("is over when the cookie is refused, and says so once", async () => {
    const session = open();
    session.accept({ accessToken: "old", expiresIn: 300 });
    const received = vi.fn();
    session.onChange(received);
    answers = () => new Response(null, { status: 401 });
    expect((await session.send(get())).status).toBe(401);
    expect(session.signedIn).toBe(false);
    expect(received).toHaveBeenCalledExactlyOnceWith("over");
  });

  it("stays signed in when the server is away", async () => {
    const session = open();
    session.accept({ accessToken: "old", expiresIn: 0 });
    answers = () => new Response(null, { status: 503 });
    await expect(session.send(get())).rejects.toMatchObject({ status: 503 });
    answers = () => Promise.reject(new TypeError("offline"));
    await expect(session.send(get())).rejects.toMatchObject({ code: "network" });
    expect(session.signedIn).toBe(true);
  });
});

describe("the session of a browser with several tabs", () => {
  const name = () => `tabs-${Math.random()}`;
  const tab = (shared: string) => {
    const session = new Session({ refreshPath: "/refresh", logoutPath: "/logout", name: shared });
    const received: string[] = [];
    session.onChange((change) => received.push(change));
    return { session, received };
  };
  const settled = () => new Promise((done) => setTimeout(done, 20));

  it("reaches the tabs in which nobody is signed in, and keeps theirs going", async () => {
    const shared = name();
    const [item, two] = [tab(shared), tab(shared)];
    item.session.accept(given("lena"));
    await settled();
    expect([item.received, two.received]).toEqual([["entered"], ["arrived"]]);
    item.session.accept(given("lena", 2));
    await settled();
    expect([item.received, two.received]).toEqual([["entered"], ["arrived"]]);
    expect(await two.session.bearer()).toBe(token("lena", 2));
  });

  it("is never taken over by the screens of another person", async () => {
    const shared = name();
    const [item, two] = [tab(shared), tab(shared)];
    item.session.accept(given("ada"));
    await settled();
    two.session.accept(given("lena"));
    await settled();
    expect(item.received).toEqual(["entered", "replaced"]);
    expect(item.session.signedIn).toBe(false);
    expect(two.session.signedIn).toBe(true);
    answers = () => new Response(null, { status: 401 });
    await item.session.send(get());
    expect(requests.map(bearer)).toEqual([null]);
  });

  it("does not send on what somebody asked for in the name of who has the cookie now", async () => {
    const { session, received } = tab(name());
    session.accept(given("ada"));
    answers = (request) =>
      isRefresh(request) ? Response.json(given("lena")) : new Response(null, { status: 401 });
    expect((await session.send(get())).status).toBe(401);
    expect(requests.map(bearer)).toEqual([`Bearer ${token("ada")}`, null]);
    expect(received).toEqual(["entered", "replaced"]);
  });

  it("ends everywhere once the server knows, and nowhere if it could not be told", async () => {
    const shared = name();
    const [item, two] = [tab(shared), tab(shared)];
    item.session.accept(given("ada"));
    await settled();
    answers = () => Promise.reject(new TypeError("offline"));
    await expect(item.session.signOut()).rejects.toMatchObject({ code: "network" });
    expect([item.session.signedIn, two.session.signedIn]).toEqual([true, true]);
    answers = () => new Response(null, { status: 204 });
    await item.session.signOut();
    await settled();
    expect([item.received, two.received]).toEqual([
      ["entered", "left"],
      ["arrived", "ended"],
    ]);
  });

  it("is not renewed while it is being ended", async () => {
    const { session } = tab(name());
    session.accept(given("ada"));
    let isOver = false;
    answers = async (request) => {
      if (isRefresh(request))
        return isOver ? new Response(null, { status: 401 }) : Response.json(given("ada", 2));
      await settled();
      isOver = true;
      return new Response(null, { status: 204 });
    };
    const leaving = session.signOut();
    expect(await session.renew()).toBe(false);
    await leaving;
    expect(session.signedIn).toBe(false);
    expect(requests.filter(isRefresh)).toEqual([]);
  });

  it("asks for nothing more while it is being ended", async () => {
    const { session } = tab(name());
    session.accept(given("ada"));
    answers = async () => {
      await settled();
      return new Response(null, { status: 204 });
    };
    const leaving = session.signOut();
    expect((await session.send(get())).status).toBe(401);
    await leaving;
    expect(requests.length).toBe(1);
  });

  it("is ended after what was asked before is answered", async () => {
    const { session } = tab(name());
    session.accept(given("ada"));
    const order: string[] = [];
    answers = async (request) => {
      const path = new URL(request.url).pathname;
      if (path === "/api/me") await settled();
      order.push(path);
      return new Response(null, { status: 204 });
    };
    const asking = session.send(get());
    await session.signOut();
    expect((await asking).status).toBe(204);
    expect(order).toEqual(["/api/me", "/logout"]);
  });
});

describe("a problem", () => {
  it("keeps the sentences at their fields", async () => {
    const body = {
      code: "invalid_fields",
      errors: [{ field: "team.label", code: "taken", message: "Taken" }],
      requestId: "r1",
    };
    const problem = await problemFrom(Response.json(body, { status: 422 }));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem.field("team.label")).toBe("Taken");
    expect(problem.field("name")).toBeUndefined();
    expect(isTransient(problem)).toBe(false);
  });

  it("survives an answer that is no problem+json", async () => {
    const problem = await problemFrom(
      new Response("<html>", { status: 502, headers: { "x-request-id": "r2" } }),
    );
    expect(problem).toMatchObject({ status: 502, code: "unknown", requestId: "r2" });
    expect(isTransient(problem)).toBe(true);
  });
});
