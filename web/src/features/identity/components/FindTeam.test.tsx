import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { toFailure } from "../../../api/problem";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { mailTeams } from "../queries";
import { FindTeam } from "./FindTeam";

vi.mock("../queries", () => ({ mailTeams: vi.fn() }));
vi.mock("../../../app/tenantContext", () => ({
  loadedTenantId: () => "learnt",
  useTenantContext: () => ({
    team: { id: "learnt", displayName: "Learnt", theme: {} },
    tenant: { settings: {} },
    fallback: true,
  }),
}));

const sendMail = vi.mocked(mailTeams);

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("identity");
});
beforeEach(() => {
  sendMail.mockReset();
  render(
    <KitContext value={{ ...testHost, toFailure }}>
      <FindTeam />
    </KitContext>,
  );
});
afterEach(cleanup);

async function send(email: string) {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: email } });
  const submit = screen.getByRole("button", { name: "Send me my teams" });
  await vi.waitFor(() => expect(submit).toHaveProperty("disabled", false));
  fireEvent.click(submit);
}

it("has the mail sent in the language of the screen, and says the same of every address", async () => {
  sendMail.mockResolvedValueOnce({ message: "" });
  await send(" lena@acme.test ");
  const sentence = "If this address belongs to a member, we have sent an email with links to their teams.";
  expect((await screen.findByRole("status")).textContent).toContain(sentence);
  expect(sendMail.mock.calls).toEqual([["lena@acme.test", "en"]]);
  fireEvent.click(screen.getByRole("button", { name: "Use another address" }));
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "");
});

it("shows that it is under way", async () => {
  let answer = () => {};
  sendMail.mockReturnValueOnce(new Promise((done) => (answer = () => done({ message: "" }))));
  await send("lena@acme.test");
  const busy = await screen.findByRole("button", { name: "Please Wait..." });
  expect(busy.getAttribute("aria-busy")).toBe("true");
  answer();
  expect(await screen.findByText("Check your email")).toBeTruthy();
});

it("keeps what was typed where it was refused, and says why", async () => {
  const errors = [{ field: "email", code: "not_an_email", message: "Please enter a valid email" }];
  sendMail.mockRejectedValueOnce(new ApiProblem(422, { code: "invalid_fields", errors }));
  await send("lena@acme.test");
  expect(await screen.findByText("Please enter a valid email")).toBeTruthy();
  const field = screen.getByLabelText("Email");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field).toHaveProperty("value", "lena@acme.test");
});

it("says when there were too many", async () => {
  const detail = "Too many attempts. Please try again in a few moments.";
  sendMail.mockRejectedValueOnce(new ApiProblem(429, { code: "too_many_requests", detail }));
  await send("lena@acme.test");
  expect((await screen.findByRole("alert")).textContent).toContain(detail);
});
