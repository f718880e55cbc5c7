import { testHost } from "@learnt/ui/base/testHost";
import { toast } from "@learnt/ui/feedback/toast";
import { networkProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api, session } from "../../../api/client";
import { queries } from "../../../app/queries";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { Banner } from "./Banner";

vi.mock("../../../app/me", () => ({
  useUser: () => ({
    isImpersonating: true,
    impersonation: { actorName: "Ada", reason: "Help", endsAt: "2126-01-01T00:00:00Z" },
    data: { displayName: "Lena" },
  }),
}));

beforeAll(async () => {
  await startI18n();
  await openCatalogue("impersonation");
  await setLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The way back does not work; its session goes on, or is the person's own again. */
async function pressBack({ goesOn }: { goesOn: boolean }) {
  vi.spyOn(api, "post").mockRejectedValue(networkProblem());
  vi.spyOn(session, "renew").mockResolvedValue(goesOn);
  render(
    <KitProvider host={testHost}>
      <QueryClientProvider client={queries}>
        <Banner />
      </QueryClientProvider>
    </KitProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Stop impersonating" }));
  await waitFor(() => expect(screen.getByRole("button").getAttribute("aria-disabled")).toBeNull());
}

it("says why the way back does not work, and lets it be tried again", async () => {
  const toastSpy = vi.spyOn(toast, "error");
  await pressBack({ goesOn: true });
  expect(toastSpy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/cannot be reached/));
});

it("says nothing where it has ended meanwhile: then the page goes by itself", async () => {
  const toastSpy = vi.spyOn(toast, "error");
  await pressBack({ goesOn: false });
  expect(toastSpy).not.toHaveBeenCalled();
});
