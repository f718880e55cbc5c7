import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RouteErrorPage } from "./RouteErrorPage";

beforeEach(() => {
  // What went wrong is written down for whoever looks, here by the page, the router and React.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("no such field");
}

it("stands at the address of the screen that broke, so that loading it anew or sending it on means the same one", async () => {
  const router = createMemoryRouter(
    [{ path: "/apps/course/:id", element: <Broken />, ErrorBoundary: RouteErrorPage }],
    { initialEntries: ["/apps/course/7?activity=2#part"] },
  );
  render(
    <KitProvider host={testHost}>
      <RouterProvider router={router} />
    </KitProvider>,
  );
  expect(await screen.findByRole("alert")).toBeTruthy();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe("/apps/course/7?activity=2#part");
});
