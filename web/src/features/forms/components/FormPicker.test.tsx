import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem, networkProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { FormPicker } from "./FormPicker";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("forms");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (value: string | null) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={testHost}>
        <FormPicker value={value} disabled={false} onChange={() => undefined} />
      </KitProvider>
    </QueryClientProvider>,
  );

it("does not call a form gone that could not be loaded, and tries again", async () => {
  const get = vi.spyOn(api, "get").mockRejectedValue(networkProblem());
  show("f1");
  expect((await screen.findByRole("alert")).textContent).toContain("lookupFailed");
  expect(screen.queryByText("This form no longer exists.")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "retry" }));
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
});

it("calls a form gone that is not there", async () => {
  vi.spyOn(api, "get").mockRejectedValue(new ApiProblem(404, { code: "not_found" }));
  show("f1");
  await screen.findByRole("status");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("does not say that nothing was found where nothing could be looked for", async () => {
  vi.spyOn(api, "get").mockRejectedValue(networkProblem());
  show(null);
  expect((await screen.findByRole("alert")).textContent).toContain("lookupFailed");
  expect(screen.queryByRole("status")).toBeNull();
});
