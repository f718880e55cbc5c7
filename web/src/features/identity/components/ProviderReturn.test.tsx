import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { consumeProof } from "../../../app/providerFlow";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { finishWith } from "../queries";
import { ProviderReturn } from "./ProviderReturn";

vi.mock("../queries", () => ({ finishWith: vi.fn() }));
vi.mock("../../../app/tenantContext", () => ({
  loadedTenantId: () => "acme",
  useTenantContext: () => ({
    team: { id: "acme", displayName: "Acme", theme: {} },
    tenant: { settings: {} },
  }),
}));

function Login() {
  const { search, state } = useLocation();
  return <p>{`login${search} ${JSON.stringify(state)}`}</p>;
}

/** Somebody who is back with this in the address, in a tab that began the sign-in. */
function comeBack(
  query: string,
  flow: object | null = { flow: "f", provider: { kind: "facebook", name: "Facebook" } },
) {
  if (flow) sessionStorage.setItem("learnt.provider", JSON.stringify(flow));
  const router = createMemoryRouter([
    { path: "/", element: <ProviderReturn back={new URLSearchParams(query)} /> },
    { path: "/login", element: <Login /> },
  ]);
  render(
    <KitContext value={testHost}>
      <RouterProvider router={router} />
    </KitContext>,
  );
}

beforeAll(async () => {
  await startI18n();
  await openCatalogue("identity");
  await setLanguage("en");
});
beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(finishWith).mockReset();
});
afterEach(cleanup);

describe("back from a provider", () => {
  it("hands on what the provider sent, and what this tab kept", () => {
    vi.mocked(finishWith).mockReturnValue(new Promise(() => undefined));
    comeBack("?code=c&state=s&iss=https://id.test");
    expect(finishWith).toHaveBeenCalledExactlyOnceWith({
      flow: "f",
      code: "c",
      state: "s",
      iss: "https://id.test",
    });
    expect(screen.getByRole("progressbar")).toBeTruthy();
  });

  it("keeps what proves who is signed in for the page that they came from", async () => {
    vi.mocked(finishWith).mockResolvedValue({ proof: "secret" });
    const provider = { kind: "oidc", name: "Head office" };
    comeBack("?code=c&state=s", { flow: "f", provider, redirectUrl: "/login?tab=sign-in", prove: true });
    expect(await screen.findByText(/^login\?tab=sign-in/)).toBeTruthy();
    expect(consumeProof()).toBe("secret");
    expect(consumeProof()).toBeNull();
  });

  it("asks for the password once where there is an account already", async () => {
    const errors = [
      { field: "email", code: "account_exists", message: "lena@acme.test" },
      { field: "link", code: "account_exists", message: "L" },
    ];
    vi.mocked(finishWith).mockRejectedValue(new ApiProblem(409, { code: "account_exists", errors }));
    comeBack("?code=c&state=s");
    expect(await screen.findByText(/^login/)).toHaveProperty(
      "textContent",
      `login ${JSON.stringify({ link: "L", username: "lena@acme.test", provider: "Facebook" })}`,
    );
  });

  it("shows an admin who tries it what the provider says", async () => {
    vi.mocked(finishWith).mockResolvedValue({
      claims: { sub: "7", email_verified: false, groups: ["a"] },
    } as Awaited<ReturnType<typeof finishWith>>);
    comeBack("?code=c&state=s", { flow: "f", provider: { kind: "oidc", name: "Acme Staff" }, test: true });
    expect(await screen.findByRole("heading", { name: "Sign-in with Acme Staff works" })).toBeTruthy();
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "ClaimValue",
      "sub7",
      "email_verifiedfalse",
      'groups[\n "a"\n]',
    ]);
    expect(screen.getByText(/has not verified/)).toBeTruthy();
  });

  it.each([
    ["?error=access_denied&state=s", /The sign-in was cancelled/],
    ["?error=%3Cb%3E&error_description=Call%20us&state=s", /The provider could not sign you in/],
  ])("tells kindly of %s, in words of its own", async (query, sentence) => {
    comeBack(query);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(/Call us/)).toBeNull();
    expect(finishWith).not.toHaveBeenCalled();
  });

  it("does nothing with a code that this tab did not ask for", async () => {
    comeBack("?code=c&state=s", null);
    expect(await screen.findByText(/started in another tab/)).toBeTruthy();
    expect(finishWith).not.toHaveBeenCalled();
  });

  it("shows the generic sentence where the two do not fit together", async () => {
    const detail = "Something has gone wrong, please try again later";
    vi.mocked(finishWith).mockRejectedValue(new ApiProblem(400, { code: "provider_failed", detail }));
    comeBack("?code=c&state=s");
    expect(await screen.findByText(detail)).toBeTruthy();
  });
});
