import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Rule } from "../model";
import { RemoveByRule } from "./RemoveByRule";

const everyone: Rule = { everyone: ["everyone"] };

// One press chooses everybody: rules have tests of their own.
vi.mock("../../../app/lazyParts", () => ({
  RuleRows: ({ onChange }: { onChange: (rule: Rule) => void }) => (
    <button type="button" onClick={() => onChange({ everyone: ["everyone"] })}>
      choose
    </button>
  ),
}));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("events");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const preview = {
  matching: 40,
  seated: 1,
  waiting: 1,
  staying: 1,
  promoted: 2,
  people: [
    { userId: "1", name: "Lena Berg", state: "attending", stays: false },
    { userId: "2", name: null, state: "waiting", stays: false },
    { userId: "3", name: "Otto Berg", state: "attended", stays: true },
  ],
};

function show(answer: () => Promise<unknown>) {
  const post = vi
    .spyOn(api, "post")
    .mockImplementation(((path: string) =>
      path.endsWith("/preview") ? Promise.resolve(preview) : answer()) as never);
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={testHost}>
        <RemoveByRule eventId="e1" onClose={onClose} />
      </KitProvider>
    </QueryClientProvider>,
  );
  return { post, onClose };
}

const path = "/api/events/{id}/attendees/remove-by-rule";
const remove = () => screen.getByRole("button", { name: "Remove people" });

it("shows who goes, who stays and who moves up, and then takes them off with the note", async () => {
  const { post, onClose } = show(async () => ({ seated: 1, waiting: 1, staying: 1 }));
  expect(remove().getAttribute("aria-disabled") ?? remove().hasAttribute("disabled")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "choose" }));
  expect(await screen.findByText("2 people will be removed")).toBeTruthy();
  for (const text of [
    "1 gives up a seat",
    "1 leaves the wait list",
    "1 stays, because attendance is recorded",
    "2 people move up from the wait list",
    "Lena Berg",
    "Former member",
    "Stays",
  ])
    expect(screen.getByText(text), text).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Note/), { target: { value: " The hall is closed. " } });
  fireEvent.click(remove());
  await waitFor(() =>
    expect(post).toHaveBeenCalledWith(path, {
      path: { id: "e1" },
      body: { rule: everyone, note: "The hall is closed." },
    }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it("stays open and says why where nobody can be removed", async () => {
  const { onClose } = show(async () => {
    throw new Error("offline");
  });
  fireEvent.click(await screen.findByRole("button", { name: "choose" }));
  await screen.findByText("2 people will be removed");
  fireEvent.click(remove());
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
