import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { describe, expect, it } from "vitest";
import type { RoleName } from "../api/types";
import { admits, type Gate, loginRedirect, refusal } from "./gate";

const everyone: (RoleName | "guest")[] = [
  "guest",
  "learner",
  "manager",
  "admin",
  "superadmin",
  "staff",
  "user",
];
const groups: Record<Gate, (RoleName | "guest")[]> = {
  anyone: everyone,
  guest: ["guest"],
  "signed-in": ["learner", "manager", "admin", "superadmin", "staff", "user"],
  demo: ["learner", "manager", "admin", "superadmin", "staff", "user"],
  learner: ["learner"],
  manager: ["manager"],
  admin: ["admin", "superadmin"],
  staff: ["admin", "staff", "superadmin"],
  user: ["admin", "staff", "user", "superadmin"],
  superadmin: ["superadmin"],
};

describe("a gate", () => {
  it.each(Object.entries(groups) as [Gate, (RoleName | "guest")[]][])(
    "%s admits its group and nobody else",
    (gate, group) => {
      const admitted = everyone.filter((who) => admits(gate, who === "guest" ? null : [who]));
      expect(admitted).toEqual(everyone.filter((who) => group.includes(who)));
    },
  );

  it("passes by any of several roles", () => {
    expect(admits("manager", ["learner", "manager"])).toBe(true);
    expect(admits("admin", ["learner", "manager"])).toBe(false);
    expect(admits("learner", [])).toBe(false);
  });

  it("sends guests to the login page with the way back, others to their teams", () => {
    expect(refusal("/apps/admin/users?search=a", null)).toBe(
      "/login?redirectUrl=%2Fapps%2Fadmin%2Fusers%3Fsearch%3Da",
    );
    expect(refusal("/apps/admin/users", ["learner"])).toBe("/teams");
    expect(refusal("/logout", null)).toBe("/login");
  });

  it("says why somebody was sent away who did not ask for it", () => {
    const location = { pathname: "/apps/admin/users", search: "?page=2" };
    const back = "/login?redirectUrl=%2Fapps%2Fadmin%2Fusers%3Fpage%3D2";
    expect(loginRedirect(location, null)).toBe(back);
    expect(loginRedirect(location, "idle")).toBe(`${back}&reason=idle`);
    expect(loginRedirect({ pathname: "/logout", search: "" }, "over")).toBe("/login");
  });
});

describe("the way back after sign-in", () => {
  const exists = (path: string) => path === "/teams" || path.startsWith("/apps/");

  it.each(["/teams", "/apps/course/1?activity=2#part"])("may be %s", (requested) => {
    expect(safeRedirect(requested, exists)).toBe(requested);
  });

  it.each([
    null,
    "",
    "/",
    "//evil.test",
    "/\\evil.test",
    "https://evil.test/teams",
    "javascript:alert(1)",
    "teams",
    "/nowhere",
    "/%2f%2fevil.test",
    "/\t/evil.test",
  ])("is never %j", (requested) => {
    expect(safeRedirect(requested, exists)).toBeNull();
  });
});
