import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { DueRule, Refresher } from "../due";
import { CourseDates } from "./CourseDates";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("learning");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const days = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(days(label), { target: { value } });

it("keeps the dates that are typed while somebody else saves others, and asks", async () => {
  let due: DueRule = { kind: "after", days: 14 };
  let refresher: Refresher = { mode: "timeframe", days: 365 };
  vi.spyOn(api, "get").mockImplementation((async (path: string) => {
    if (path.endsWith("/due")) return { due };
    if (path.endsWith("/refresher")) return { refresher };
    return path.includes("example") ? { days: [] } : [];
  }) as never);
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <KitProvider host={testHost}>
        <CourseDates courseId="c1" canChange />
      </KitProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => days("Reset every"));
  type("Number of days", "20");
  type("Reset every", "100");
  due = { kind: "after", days: 7 };
  refresher = { mode: "timeframe", days: 30 };
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.getAllByRole("button", { name: "conflict.theirs" })).toHaveLength(2));
  expect([days("Number of days").value, days("Reset every").value]).toEqual(["20", "100"]);
  for (const button of screen.getAllByRole("button", { name: "conflict.theirs" })) fireEvent.click(button);
  expect([days("Number of days").value, days("Reset every").value]).toEqual(["7", "30"]);
  expect(screen.queryByRole("button", { name: "conflict.mine" })).toBeNull();
});
