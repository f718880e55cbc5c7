import { expect, it, vi } from "vitest";

const tables = vi.hoisted(() => ({ come: [] as (() => void)[] }));

vi.mock("./paths", async (original) => {
  const real = await original<typeof import("./paths")>();
  return {
    ...real,
    loadTable: () =>
      new Promise((done) =>
        tables.come.push(() =>
          done({
            screens: [],
            redirects: { "/apps/one": "/first", "/apps/other": "/pages/errors/error-500" },
          }),
        ),
      ),
    loadSampleTable: async () => null,
  };
});

it("finds a screen whose table was on its way for a navigation that was broken off", async () => {
  const { makeRouter } = await import("./router");
  const router = makeRouter();
  void router.navigate("/apps/one");
  await vi.waitFor(() => expect(tables.come.length).toBeGreaterThan(0));
  const removed = tables.come.splice(0);
  void router.navigate("/apps/other");
  for (const come of removed) come();
  await vi.waitFor(() => expect(tables.come.length).toBeGreaterThan(0));
  for (const come of tables.come.splice(0)) come();
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  expect(router.state.location.pathname).toBe("/pages/errors/error-500");
  router.dispose();
});
