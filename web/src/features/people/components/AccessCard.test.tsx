import { testHost } from "@learnt/ui/base/testHost";
import { hasUnsaved } from "@learnt/ui/base/unsaved";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import type { RoleName } from "../../../api/types";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { PersonDetail } from "../model";
import { person as personQuery } from "../queries";
import { AccessCard } from "./AccessCard";

vi.mock("../../../app/me", async (original) => ({
  ...(await original<object>()),
  useUser: () => ({ role: ["superadmin"] }),
}));

const known = (revision: number, ...roles: RoleName[]) =>
  ({ id: "p1", revision, roles, can: { changeRoles: true } }) as unknown as PersonDetail;

function Page() {
  const { data } = useQuery(personQuery("p1"));
  return data ? <AccessCard person={data} /> : null;
}

/** The card of a learner, and what the service has of them. */
async function open() {
  let saved = known(1, "learner");
  vi.spyOn(api, "get").mockImplementation((async () => saved) as never);
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <KitProvider host={testHost}>
        <Page />
      </KitProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => box("Learner"));
  return {
    becomes: async (next: PersonDetail) => {
      saved = next;
      await act(() => queryClient.invalidateQueries());
    },
    has: (next: PersonDetail) => {
      saved = next;
    },
  };
}
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${name}`) });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save roles" }));
const ticked = () => ["Learner", "Manager", "Admin"].filter((name) => box(name).checked);

const bodyOf = (call: unknown[] | undefined) => (call?.[1] as { body: object } | undefined)?.body;

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("people");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("roles that are being changed", () => {
  it("are asked about before they are left", async () => {
    await open();
    expect(hasUnsaved()).toBe(false);
    fireEvent.click(box("Manager"));
    expect(hasUnsaved()).toBe(true);
    fireEvent.click(box("Manager"));
    expect(hasUnsaved()).toBe(false);
  });

  it("stay when somebody else changes another role, which is shown", async () => {
    const { becomes } = await open();
    fireEvent.click(box("Manager"));
    await becomes(known(2, "learner", "admin"));
    await waitFor(() => expect(ticked()).toEqual(["Learner", "Manager", "Admin"]));
    const put = vi.spyOn(api, "put").mockResolvedValue(known(3, "learner", "manager", "admin") as never);
    save();
    await waitFor(() => expect(put).toHaveBeenCalledOnce());
    expect(bodyOf(put.mock.calls[0])).toEqual({
      revision: 2,
      roles: ["learner", "manager", "admin"],
    });
  });

  it("overwrite nobody's, and are still there to be saved again", async () => {
    const { has } = await open();
    fireEvent.click(box("Manager"));
    const put = vi.spyOn(api, "put").mockRejectedValue(new ApiProblem(409, { code: "changed_meanwhile" }));
    has(known(2, "admin"));
    save();
    await waitFor(() => expect(ticked()).toEqual(["Manager", "Admin"]));
    expect(screen.getByText("conflict.again")).toBeTruthy();
    expect(put).toHaveBeenCalledOnce();
    expect(hasUnsaved()).toBe(true);
  });
});
