import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { verifyEmail } from "../queries";
import { VerifyEmail } from "./ConfirmAddress";

vi.mock("../queries", () => ({ verifyEmail: vi.fn(), recoverEmail: vi.fn() }));
vi.mock("../../../app/tenantContext", () => ({
  loadedTenantId: () => "acme",
  useTenantContext: () => ({
    team: { id: "acme", displayName: "Acme", theme: {} },
    tenant: { settings: {} },
  }),
}));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("identity");
});
afterEach(cleanup);

it("asks for the account's password where nobody is signed in, and confirms the address with it", async () => {
  const requested = vi.mocked(verifyEmail);
  requested.mockRejectedValueOnce(new ApiProblem(403, { code: "prove_yourself", detail: "Prove it." }));
  requested.mockResolvedValueOnce({ email: "lena@acme.test" });
  render(
    <KitContext value={testHost}>
      <VerifyEmail code="c-1" />
    </KitContext>,
  );
  fireEvent.click(screen.getByRole("button", { name: "This is my address" }));
  fireEvent.change(await screen.findByLabelText("Your password"), { target: { value: "purple-tractor" } });
  const submit = screen.getByRole("button", { name: "This is my address" });
  await vi.waitFor(() => expect(submit).toHaveProperty("disabled", false));
  fireEvent.click(submit);
  expect(await screen.findByText("Address confirmed")).toBeTruthy();
  expect(requested.mock.calls).toEqual([[{ code: "c-1" }], [{ code: "c-1", password: "purple-tractor" }]]);
});
