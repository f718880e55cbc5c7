import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { session } from "../api/client";
import { licenceQuery } from "../features/licences/queries";
import { landing } from "../features/sign_in/model";
import { Frame } from "./Frame";
import { startLanguages } from "./i18n";
import { paths } from "./paths";

const bill = `${paths.licence("acme", "2026-11")}?people=2`;
let requests: string[];

beforeAll(startLanguages);
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
  // An operator's session is over, and the server says so of whatever is asked.
  vi.stubGlobal("fetch", async (request: Request) => {
    requests.push(new URL(request.url).pathname);
    return Response.json({ code: "signed_out" }, { status: 401 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bill() {
  const { error } = useQuery(licenceQuery({ tenant: "acme", month: "2026-11" }));
  return <p>{error ? "refused" : "waiting"}</p>;
}

it("leads whoever's session ended meanwhile to the sign-in page, and back to where they were", async () => {
  session.accept({ accessToken: `e30.${btoa(JSON.stringify({ sub: "robin" }))}.x`, expiresIn: 300 });
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: "/apps/superadmin/monthly-license/:tenantId/:month", element: <Bill /> },
          { path: paths.signIn, element: <h1>Sign in</h1> },
        ],
      },
    ],
    { initialEntries: [bill] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole("heading", { name: "Sign in" });
  expect(requests).toEqual(["/api/licences/acme/2026-11", "/api/session/refresh"]);
  const address = new URLSearchParams(router.state.location.search);
  expect(address.has("ended")).toBe(true);
  expect(landing(address.get("redirectUrl"))).toBe(bill);
  await waitFor(() => expect(session.signedIn).toBe(false));
});
