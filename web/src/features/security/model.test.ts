import { ApiProblem } from "@learnt/ui/http/problem";
import { describe, expect, it } from "vitest";
import {
  Cancelled,
  isWrongProof,
  type MySession,
  methodKind,
  needsProof,
  sortSessions,
  unlessCancelled,
  worksAtHost,
} from "./model";

const session = (id: string, lastSeenAt: string, current = false): MySession => ({
  ...{ id, lastSeenAt, current, teamId: "acme", teamDisplayName: "Acme" },
  ...{ createdAt: lastSeenAt, method: "password" },
});

describe("one's own sessions", () => {
  it("begin with this one, then come as they were last seen", () => {
    const sessions = [
      session("old", "2026-01-01T00:00:00Z"),
      session("this", "2026-01-02T00:00:00Z", true),
      session("new", "2026-01-03T00:00:00Z"),
    ];
    expect(sortSessions(sessions).map(({ id }) => id)).toEqual(["this", "new", "old"]);
  });

  it("say by which way they began", () => {
    expect(["password", "provider:okta"].map(methodKind)).toEqual(["password", "provider"]);
  });
});

describe("a passkey", () => {
  it("works at the host it was made at and below it, and nowhere else", () => {
    const passkey = { id: "k", name: "Phone", host: "acme.test", createdAt: "2026-01-01T00:00:00Z" };
    const works = (ownHost: string) => worksAtHost(passkey, ownHost);
    expect(["acme.test", "sales.acme.test"].filter(works)).toHaveLength(2);
    expect(["notacme.test", "test", "other.test"].filter(works)).toEqual([]);
  });
});

describe("proving who one is", () => {
  it("is asked for by the server, and only the password's own refusal is asked about again", () => {
    expect(needsProof(new ApiProblem(403, { code: "prove_yourself" }))).toBe(true);
    expect(needsProof(new ApiProblem(403, { code: "impersonating" }))).toBe(false);
    const wrong = { field: "password", code: "incorrect", message: "The password is incorrect." };
    expect(isWrongProof(new ApiProblem(422, { code: "invalid_fields", errors: [wrong] }))).toBe(true);
    expect(isWrongProof(new ApiProblem(409, { code: "factor_required" }))).toBe(false);
  });

  it("may be broken off without a word", async () => {
    expect(await unlessCancelled(Promise.resolve(1))).toBe(1);
    expect(await unlessCancelled(Promise.reject(new Cancelled()))).toBeUndefined();
    await expect(unlessCancelled(Promise.reject(new Error("no")))).rejects.toThrow("no");
  });
});
