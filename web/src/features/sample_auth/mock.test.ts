import { getResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { sampleTest } from "../sample/testStore";
import { app } from "./mock";
import { asProblem } from "./model";
import { people } from "./users";

let handlers = app.handlers(sampleTest(app));
beforeEach(() => {
  handlers = app.handlers(sampleTest(app));
});

async function ask(path: string, body?: object) {
  const url = new URL(path, document.baseURI);
  const how = body ? { method: "POST", body: JSON.stringify(body) } : {};
  const answer = await getResponse([...handlers], new Request(url, how));
  return { status: answer?.status, body: await answer?.json() };
}

const login = (email: string, password: string) =>
  ask(`/api/auth?${new URLSearchParams({ email, password })}`);

it("lets the two people of the sample in, without telling their passwords", async () => {
  for (const { data, password, role } of people) {
    const { status, body } = await login(data.email.toUpperCase(), password);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ role, data });
    expect(JSON.stringify(body)).not.toContain('"password"');
    expect(body.access_token).toBeTruthy();
  }
});

it("gives each the layout, themes and shortcuts that it begins with", async () => {
  const settingsOf = async (email: string, password: string) => {
    const { settings, shortcuts } = (await login(email, password)).body.user.data;
    return {
      style: settings.layout.style,
      mode: settings.layout.config.mode,
      theme: settings.theme,
      shortcuts,
    };
  };
  const everywhere = (theme: string) => ({ main: theme, navbar: theme, toolbar: theme, footer: theme });
  expect(await settingsOf("admin@sample.example", "admin")).toEqual({
    style: "layout1",
    mode: "fullwidth",
    theme: everywhere("defaultDark"),
    shortcuts: ["calendar", "mail", "contacts"],
  });
  expect(await settingsOf("staff@sample.example", "staff")).toEqual({
    style: "layout2",
    mode: "boxed",
    theme: everywhere("greeny"),
    shortcuts: ["calendar", "mail", "contacts", "todo"],
  });
});

it("says what is wrong, with status 200", async () => {
  expect(await login("nobody@sample.example", "x")).toEqual({
    status: 200,
    body: { error: { email: "Check your username/email", password: null } },
  });
  expect((await login("admin@sample.example", "wrong")).body.error).toEqual({
    email: null,
    password: "Check your password",
  });
});

it("takes a token for two days", async () => {
  const { body } = await login("staff@sample.example", "staff");
  const check = () =>
    ask(`/api/auth/access-token?${new URLSearchParams({ access_token: body.access_token })}`);
  expect((await check()).body.user.role).toBe("staff");
  const later = Date.now() + 2 * 86_400_000 + 1;
  vi.spyOn(Date, "now").mockReturnValue(later);
  expect(await check()).toMatchObject({ status: 401, body: { detail: "Invalid access token detected" } });
  vi.restoreAllMocks();
  expect((await ask("/api/auth/access-token?access_token=nonsense")).status).toBe(401);
});

it("gives newcomers the role admin, once an address", async () => {
  const body = { displayName: "Noor", email: "noor@sample.example", password: "a-long-one" };
  expect((await ask("/api/auth/register", body)).body.user).toMatchObject({ role: "admin" });
  expect((await ask("/api/auth/register", { ...body, email: " NOOR@sample.example" })).body.error.email).toBe(
    "The email is already in use",
  );
  expect(
    (await ask("/api/auth/register", { ...body, displayName: " ", email: "x@y.z" })).body.error,
  ).toMatchObject({
    displayName: "Enter display name",
    email: null,
  });
  expect((await login("noor@sample.example", "a-long-one")).body.user.data.displayName).toBe("Noor");
});

it("keeps what is changed of a person, but not another role", async () => {
  const { body } = await login("staff@sample.example", "staff");
  const user = { ...body.user, role: "admin", data: { ...body.user.data, displayName: "Arno" } };
  expect((await ask("/api/auth/user/update", { user })).body).toMatchObject({
    role: "staff",
    data: { displayName: "Arno" },
  });
});

it("shows each sentence at its field", () => {
  const { errors } = asProblem({ email: null, password: "Check your password" }, (sentence) => sentence);
  expect(errors).toEqual([{ field: "password", code: "refused", message: "Check your password" }]);
});
