import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./client";
import { fileAt } from "./files";

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const sent = () => fetched.mock.calls[0]?.[0] as Request;

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ id: "1" }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

it("puts what it is given where the document has it", async () => {
  await api.get("/api/people/{id}/courses/{courseId}", { path: { id: "../me", courseId: "c 1" } });
  expect(new URL(sent().url).pathname).toBe("/api/people/..%2Fme/courses/c%201");
  expect([sent().method, sent().headers.get("accept")]).toEqual(["GET", "application/json"]);
});

it("says in which language the screen is", async () => {
  document.documentElement.lang = "ar";
  await api.get("/api/me/preferences");
  document.documentElement.lang = "";
  await api.get("/api/me/preferences");
  const languages = fetched.mock.calls.map(([request]) => request.headers.get("accept-language"));
  expect(languages).toEqual(["ar", "en"]);
});

it("asks for nothing that is empty", async () => {
  await api.get("/api/people", { query: { search: "", sort: undefined, page: 2 } });
  expect(new URL(sent().url).search).toBe("?page=2");
});

it("sends a body as it is written, and a form as a form", async () => {
  await api.post("/api/badges", { body: { title: "First aid", description: "" } });
  expect(await sent().json()).toEqual({ title: "First aid", description: "" });
  fetched.mockClear();
  await api.put("/api/me/avatar", { body: new FormData() });
  expect(sent().headers.get("content-type")).toMatch(/^multipart\/form-data/);
});

it("answers nothing where the server only agrees", async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await api.delete("/api/notes/labels/{id}", { path: { id: "1" } })).toBeUndefined();
  fetched.mockResolvedValueOnce(new Response(null, { status: 202 }));
  expect(await api.post("/api/me/verify-email")).toBeUndefined();
});

it("throws what is refused", async () => {
  fetched.mockResolvedValueOnce(Response.json({ code: "not_found" }, { status: 404 }));
  await expect(api.get("/api/bootstrap")).rejects.toMatchObject({ status: 404, code: "not_found" });
});

it("keeps a file by the name that the server gave it, and finds one where an answer says that it is", async () => {
  const headers = { "content-disposition": 'attachment; filename="people.csv"' };
  fetched.mockImplementation(async () => new Response("a,b", { headers }));
  const { name, blob } = await api.file("/api/people/export.csv", { query: { status: "active" } });
  expect([name, await blob.text()]).toEqual(["people.csv", "a,b"]);
  expect(sent().headers.get("accept")).toBe("*/*");
  fetched.mockClear();
  await fileAt("/files/7?signed=1");
  expect(new URL(sent().url).pathname).toBe("/files/7");
});

it("says where a browser finds something by itself", () => {
  const at = api.address("/api/certificates/check/{code}/credential", { path: { code: "A/B" } });
  expect(at).toBe("/api/certificates/check/A%2FB/credential");
});

/** Never called: the compiler refuses each of these, and this file with them once it does no more. */
export function refused(): void {
  // @ts-expect-error There is no such path.
  void api.get("/api/persons");
  // @ts-expect-error It is read, and not deleted.
  void api.delete("/api/people");
  // @ts-expect-error The path has a place for an id.
  void api.get("/api/people/{id}");
  // @ts-expect-error The place has another name.
  void api.get("/api/people/{id}", { path: { person: "1" } });
  // @ts-expect-error No such parameter is read.
  void api.get("/api/people", { query: { text: "lena" } });
  // @ts-expect-error It has another type.
  void api.get("/api/people", { query: { page: "two" } });
  // @ts-expect-error No such word is known.
  void api.get("/api/people", { query: { status: "asleep" } });
  // @ts-expect-error The body has no such field.
  void api.post("/api/badges", { body: { title: "", description: "", colour: "" } });
  // @ts-expect-error The body lacks a field.
  void api.post("/api/badges", { body: { description: "" } });
  // @ts-expect-error The answer has no such field.
  void api.get("/api/bootstrap").then(({ host }) => host);
  // @ts-expect-error It answers JSON.
  void api.file("/api/people");
}
