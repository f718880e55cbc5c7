import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../api/client";
import * as providers from "../../app/providerFlow";
import { openCatalogue, setLanguage, startI18n } from "../../i18n/i18n";
import type { Proof, Security } from "./model";
import { ReauthenticationProvider, useReauthentication } from "./useReauthentication";

const provider = { id: "house", kind: "oidc", name: "Head office" };
vi.mock("../../app/tenantContext", () => ({
  loadedTenantId: () => "acme",
  useTenantContext: () => ({ team: { id: "acme", providers: [provider] }, tenant: { settings: {} } }),
}));

const nothing = { hasPassword: false, totpSince: null, passkeys: [], linked: [] } as unknown as Security;
const call = vi.fn<(proof: Proof) => Promise<string>>();

function Change() {
  const reauthenticate = useReauthentication();
  return (
    <button type="button" onClick={() => void reauthenticate(call).catch(() => undefined)}>
      Change it
    </button>
  );
}

/** Somebody who signs in so wants to change it. */
async function change(security: Partial<Security>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={testHost}>
        <ReauthenticationProvider security={{ ...nothing, ...security }}>
          <Change />
        </ReauthenticationProvider>
      </KitProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Change it" }));
}

beforeAll(async () => {
  await startI18n();
  await openCatalogue("security");
  await setLanguage("en");
});
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset().mockResolvedValue("done");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("asks for the password before anything is sent, and again while it is wrong", async () => {
  const wrong = { errors: [{ field: "password", code: "incorrect", message: "The password is incorrect." }] };
  call.mockRejectedValueOnce(new ApiProblem(422, wrong));
  await change({ hasPassword: true });
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(await screen.findByLabelText("Your password"), "lamp");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(call).toHaveBeenLastCalledWith({ password: "lamp" });
  await userEvent.type(screen.getByLabelText("Your password"), "boat");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(call).toHaveBeenLastCalledWith({ password: "lampboat" });
});

it("asks whoever has no password for the code of their app", async () => {
  await change({ totpSince: "2026-01-01T00:00:00Z" });
  await userEvent.type(await screen.findByLabelText("Code from your authenticator app"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(call).toHaveBeenCalledExactlyOnceWith({ code: "123456" });
});

it("leads whoever has nothing else to their provider, and gives what that gave once", async () => {
  const started = { url: "https://id.house.example/prove", flow: "flow" };
  const post = vi.spyOn(api, "post").mockResolvedValue(started);
  const left = vi.spyOn(providers, "redirectToProvider").mockReturnValue();
  const linked = [{ provider: "oidc" }] as unknown as Security["linked"];
  await change({ linked });
  await userEvent.click(await screen.findByRole("button", { name: "Confirm with Head office" }));
  expect(post).toHaveBeenCalledExactlyOnceWith("/api/auth/providers/{id}/prove", { path: { id: "house" } });
  expect(left).toHaveBeenCalledExactlyOnceWith(
    started.url,
    expect.objectContaining({ flow: "flow", reauthenticate: true }),
  );
  cleanup();
  providers.storeProof("secret");
  await change({ linked });
  expect(call).toHaveBeenCalledExactlyOnceWith({ challenge: "secret" });
  cleanup();
  await change({ linked });
  expect(call).toHaveBeenCalledOnce();
});

it("says so where there is nothing to prove it by", async () => {
  await change({});
  expect(await screen.findByText(/there is no way to confirm your identity here/)).toBeTruthy();
});
