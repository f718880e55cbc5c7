import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Course } from "../model";
import { PublishDialog } from "./PublishDialog";

const fake = vi.hoisted(() => ({
  draft: {
    ...{ id: "c", revision: 1, saving: "saved", isDirty: false, isIdle: true, uploads: { isRunning: false } },
    ...{ settled: async () => undefined, accept: () => undefined },
  },
  rules: { there: false },
}));
vi.mock("../useCourseDraft", () => ({ useCourseDraft: () => fake.draft }));
vi.mock("../../../app/hasRules", () => ({ hasRules: async () => fake.rules.there }));
vi.mock("../../../app/lazyParts", () => ({ AssignNow: () => <p>To whom?</p> }));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("courses");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const course = (liveVersion: number | null) =>
  ({ id: "c", revision: 1, title: "Ladders", liveVersion, sections: [] }) as unknown as Course;

/** Publishes; that it is published is heard before it is answered. */
async function publish(liveVersion: number | null) {
  let answer: (edited: object) => void = () => undefined;
  vi.spyOn(api, "post").mockImplementation(
    (() =>
      new Promise((resolve) => {
        answer = resolve;
      })) as never,
  );
  vi.spyOn(api, "get").mockImplementation((() => new Promise(() => undefined)) as never);
  const [queryClient, onClose] = [new QueryClient(), vi.fn()];
  const shows = (shown: Course) => (
    <QueryClientProvider client={queryClient}>
      <KitProvider host={testHost}>
        <MemoryRouter>
          <PublishDialog course={shown} open onClose={onClose} />
        </MemoryRouter>
      </KitProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(shows(course(liveVersion)));
  fireEvent.click(await screen.findByText("Publish", { selector: "button, button *" }));
  await waitFor(() => expect(api.post).toHaveBeenCalled());
  rerender(shows(course(1)));
  await act(async () => answer({ id: "c", revision: 2 }));
  return onClose;
}

it("asks to whom a course is assigned that was never published, also when the news comes before the answer", async () => {
  fake.rules.there = false;
  await publish(null);
  expect(await screen.findByText("To whom?")).toBeTruthy();
});

it("closes where a rule says so already, and where it was published before", async () => {
  fake.rules.there = true;
  const first = await publish(null);
  await waitFor(() => expect(first).toHaveBeenCalled());
  cleanup();
  fake.rules.there = false;
  const again = await publish(1);
  await waitFor(() => expect(again).toHaveBeenCalled());
  expect(screen.queryByText("To whom?")).toBeNull();
});
