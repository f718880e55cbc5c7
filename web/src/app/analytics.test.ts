import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../api/client";
import { identify, trackPage } from "./analytics";
import * as meModule from "./me";

const lena = (isImpersonating: boolean) =>
  ({
    ...{ uid: "lena", role: ["learner"], isImpersonating },
    data: {
      ...{ displayName: "Lena Brandt", email: "lena@acme.test" },
      ...{ currentTeam: { id: "sales" }, currentTenant: { id: "acme" } },
    },
  }) as ReturnType<typeof meModule.getMe>;

let post: ReturnType<typeof vi.fn>;
const me = (user: ReturnType<typeof meModule.getMe>) => vi.spyOn(meModule, "getMe").mockReturnValue(user);

beforeEach(() => {
  post = vi.spyOn(api, "post").mockRejectedValue(new Error("The server is away.")) as never;
});
afterEach(() => void vi.restoreAllMocks());

it("says who came without a name or an address, and which screens are looked at", async () => {
  me(lena(false));
  identify();
  trackPage("/apps/course/:userCourseId", "/apps/course/7");
  await Promise.resolve();
  expect(post.mock.calls).toEqual([
    [
      "/api/v1/identify",
      {
        body: { traits: { userId: "lena", roles: ["learner"], teamId: "sales", tenantId: "acme" } },
        keepalive: true,
      },
    ],
    [
      "/api/v1/page",
      {
        body: { name: "/apps/course/:userCourseId", properties: { path: "/apps/course/7" } },
        keepalive: true,
      },
    ],
  ]);
});

it.each([
  ["of nobody", null],
  ["of somebody in whose name another one acts", lena(true)],
])("says nothing %s", (_, user) => {
  me(user);
  identify();
  trackPage("/pages/profile", "/pages/profile");
  expect(post).not.toHaveBeenCalled();
});
