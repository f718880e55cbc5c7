import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsOf } from "./events";
import { ApiProblem, isPassing, problemFrom } from "./problem";
import { Session } from "./session";

const grant = (accessToken: string) => Response.json({ accessToken, expiresIn: 300 });
const open = () =>
  new Session({ refreshPath: "/refresh", logoutPath: "/logout", name: `test-${Math.random()}` });
const get = () => new Request("http://console.localhost/api/me");

let answers: (request: Request) => Response | Promise<Response>;
let asked: Request[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, "http://console.localhost") : input, init);
      }
    },
  );
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request);
    return answers(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const isRefresh = (request: Request) => new URL(request.url).pathname === "/refresh";
const bearer = (request: Request) => request.headers.get("authorization");

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
    expect(asked.map(bearer)).toEqual(["Bearer old", null, "Bearer new"]);
    expect(asked[1]?.headers.get("x-learnt")).toBe("1");
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
    expect(asked.filter(isRefresh)).toHaveLength(1);
  });

  it("is over when the cookie is refused, and says so once", async () => {
    const session = open();
    session.accept({ accessToken: "old", expiresIn: 300 });
    const heard = vi.fn();
    session.onChange(heard);
    answers = () => new Response(null, { status: 401 });
    expect((await session.send(get())).status).toBe(401);
    expect(session.signedIn).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
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
    expect(isPassing(problem)).toBe(false);
  });

  it("survives an answer that is no problem+json", async () => {
    const problem = await problemFrom(
      new Response("<html>", { status: 502, headers: { "x-request-id": "r2" } }),
    );
    expect(problem).toMatchObject({ status: 502, code: "unknown", requestId: "r2" });
    expect(isPassing(problem)).toBe(true);
  });
});

describe("a stream of events", () => {
  it("comes apart at blank lines, wherever the network cut it", async () => {
    const encoder = new TextEncoder();
    const parts = [
      ": hello\n\n",
      "event: step\nda",
      'ta: {"a":1}\n',
      "\nid: 7\r\ndata: x\r\n\r",
      "\ndata: unfinished",
    ];
    const body = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(encoder.encode(part));
        controller.close();
      },
    });
    const events = [];
    for await (const event of eventsOf(new Response(body))) events.push(event);
    expect(events).toEqual([
      { event: "step", data: '{"a":1}', id: undefined },
      { event: "message", data: "x", id: "7" },
    ]);
  });
});
