import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { toast } from "@learnt/ui/feedback/toast";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { ManagingTeams } from "./ManagingTeams";
import { OtherTeams } from "./OtherTeams";

vi.mock("react-i18next", async (original) => ({
  ...(await original<object>()),
  useTranslation: () => ({ t: (key: string, { teams }: { teams?: string } = {}) => teams ?? key }),
}));
vi.mock("../../../app/tenantContext", async (original) => ({
  ...(await original<object>()),
  useTenantContext: () => ({ team: { id: "acme" } }),
}));
const roles = vi.hoisted(() => ({ held: ["admin"] }));
vi.mock("../../../app/me", async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ role: roles.held }),
}));

const acme = { id: "acme", name: "Acme" };
const sales = { id: "sales", name: "Sales" };

function show(
  teams: (typeof acme)[],
  onChoose: (teams: unknown) => Promise<unknown>,
  isLookedAfterHere = true,
) {
  const of = { teams, isLookedAfterHere };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitContext value={testHost}>
        <OtherTeams of={of} />
        <ManagingTeams of={of} onChoose={onChoose} />
      </KitContext>
    </QueryClientProvider>,
  );
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const some = () => screen.findByRole<HTMLInputElement>("radio", { name: "teams.some" });

beforeEach(() => {
  roles.held = ["admin"];
  vi.spyOn(api, "get").mockResolvedValue([acme, sales] as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("begins a choice with one's own team, which an admin does not take off", async () => {
  const chosen = vi.fn(() => Promise.resolve());
  show([], chosen);
  expect(screen.queryByRole("checkbox"), "all teams look after it").toBeNull();
  fireEvent.click(await some());
  expect(chosen).toHaveBeenCalledExactlyOnceWith([acme]);
  cleanup();

  show([acme, sales], chosen);
  await some();
  expect([box(/Acme/).disabled, box(/Sales/).disabled]).toEqual([true, false]);
  fireEvent.click(box(/Sales/));
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith([acme]));
});

it("lets a superadmin take off every team but the last", async () => {
  roles.held = ["superadmin"];
  const chosen = vi.fn(() => Promise.resolve());
  show([acme, sales], chosen);
  await some();
  fireEvent.click(box(/Acme/));
  await waitFor(() => expect(chosen).toHaveBeenLastCalledWith([sales]));
  cleanup();
  show([sales], chosen);
  await some();
  expect([box(/Acme/).disabled, box(/Sales/).disabled]).toEqual([false, true]);
});

it("shows a choice at once, takes no other until it is stored, and takes it back when it is refused", async () => {
  let refuse: (why: Error) => void = () => undefined;
  const promise = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  const toastSpy = vi.spyOn(toast, "error");
  const chosen = vi.fn(() => promise);
  show([acme], chosen);
  await some();
  fireEvent.click(box(/Sales/));
  expect(box(/Sales/).checked).toBe(true);
  fireEvent.click(box(/Sales/));
  expect(chosen).toHaveBeenCalledOnce();
  refuse(new Error("offline"));
  await waitFor(() => expect(box(/Sales/).checked).toBe(false));
  expect(toastSpy).toHaveBeenCalledWith("teams.failed");
});

it("only names the teams where others look after it", async () => {
  show([sales], () => Promise.resolve(), false);
  expect((await screen.findByRole("listitem")).textContent).toBe("Sales");
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText("teams.othersText")).toBeTruthy();
});

it("is not there where the organisation has one team", async () => {
  vi.mocked(api.get).mockResolvedValue([acme] as never);
  show([], () => Promise.resolve());
  await waitFor(() => expect(screen.queryByText("teams.title")).toBeNull());
});

it("says that the teams could not be loaded, instead of offering none", async () => {
  vi.mocked(api.get).mockRejectedValue(new Error("offline"));
  show([], () => Promise.resolve());
  await screen.findByRole("alert");
  expect(screen.queryByRole("radio")).toBeNull();
});
