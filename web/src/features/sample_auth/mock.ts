/** Signing in to the sample, answered in the browser. A browser sends no body with GET: what it would hold is in the query. */
import { HttpResponse, http } from "msw";
import type { SampleUser } from "../../app/sampleSession";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { type Account, newAccount, people } from "./users";

const USERS = "auth.users";
const LIFETIME_MS = 2 * 86_400_000;

type Token = { uuid: string; until: number };

const tokenOf = (uuid: string): string =>
  btoa(JSON.stringify({ uuid, until: Date.now() + LIFETIME_MS } satisfies Token));

function read(token: string): Token | null {
  try {
    const { uuid, until } = JSON.parse(atob(token)) as Partial<Token>;
    return uuid !== undefined && until !== undefined && until > Date.now() ? { uuid, until } : null;
  } catch {
    return null;
  }
}

const withoutPassword = ({ password: _, ...user }: Account): SampleUser => user;
const signInAnswer = (account: Account) =>
  HttpResponse.json({ user: withoutPassword(account), access_token: tokenOf(account.uuid) });
const isSameText = (item: string, other: string) => item.trim().toLowerCase() === other.trim().toLowerCase();

export const app: SampleApp = {
  seed: () => ({ [USERS]: people }),
  handlers: (store) => [
    http.get("/api/auth", async ({ request }) => {
      const requested = new URL(request.url).searchParams;
      const all = await store.read<Account[]>(USERS);
      const account = all.find(({ data }) => isSameText(data.email, requested.get("email") ?? ""));
      if (account && account.password === requested.get("password")) return signInAnswer(account);
      return HttpResponse.json({
        error: {
          email: account ? null : "Check your username/email",
          password: account ? "Check your password" : null,
        },
      });
    }),
    http.get("/api/auth/access-token", async ({ request }) => {
      const token = read(new URL(request.url).searchParams.get("access_token") ?? "");
      const all = await store.read<Account[]>(USERS);
      const account = token && all.find(({ uuid }) => uuid === token.uuid);
      return account ? signInAnswer(account) : refuse("invalid_token");
    }),
    http.post("/api/auth/register", async ({ request }) => {
      const input = (await request.json()) as Record<
        "displayName" | "password" | "email",
        string | undefined
      >;
      const name = input.displayName?.trim() ?? "";
      const email = input.email?.trim() ?? "";
      return store.change<Account[], Response>(USERS, (all) => {
        const error = {
          displayName: name === "" ? "Enter display name" : null,
          email: all.some(({ data }) => isSameText(data.email, email)) ? "The email is already in use" : null,
          password: null,
        };
        if (error.displayName || error.email) return { value: all, answer: HttpResponse.json({ error }) };
        const account = newAccount(crypto.randomUUID(), name, email, input.password ?? "");
        return { value: [...all, account], answer: signInAnswer(account) };
      });
    }),
    http.post("/api/auth/user/update", async ({ request }) => {
      const { user } = (await request.json()) as { user: SampleUser };
      return store.change<Account[], Response>(USERS, (all) => {
        const value = all.map((item) =>
          item.uuid === user.uuid ? { ...item, ...user, role: item.role } : item,
        );
        const account = value.find(({ uuid }) => uuid === user.uuid);
        return { value, answer: HttpResponse.json(account ? withoutPassword(account) : null) };
      });
    }),
  ],
};
