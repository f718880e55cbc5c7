import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { queries } from "../../../app/queries";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Note } from "../model";
import { ActivityNote } from "./ActivityNote";

let person = 0;
vi.mock("../../../app/live", () => ({ useLive: () => undefined }));
// Each story has a person of its own: what one left behind in the browser is not another's.
vi.mock("../../../app/me", () => ({ useUser: () => ({ uid: `u-${person}` }) }));

const beside = {
  courseId: "c1",
  activityId: "a1",
  userCourseId: "uc1",
  course: "Safety",
  activity: "Helmets",
};

let savedNote: Note[] = [];
let put: { path: { id: string }; body: Record<string, unknown> }[] = [];

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("notes");
});
beforeEach(() => {
  person += 1;
  savedNote = [];
  put = [];
  queries.clear();
  vi.spyOn(api, "get").mockImplementation((async (path: string) =>
    path === "/api/notes"
      ? { items: savedNote, total: savedNote.length, page: 1, perPage: 1 }
      : path === "/api/notes/labels"
        ? []
        : savedNote[0]) as never);
  vi.spyOn(api, "put").mockImplementation((async (_path: string, input: (typeof put)[number]) => {
    put.push(input);
    const { revision, beside: place, ...content } = input.body;
    const at = "2026-11-22T09:00:00Z";
    const note = { ...content, id: input.path.id, revision: Number(revision) + 1, reminded: false };
    savedNote = [{ ...note, createdAt: at, changedAt: at, ...(place ? { beside } : {}) } as unknown as Note];
    return savedNote[0];
  }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <QueryClientProvider client={queries}>
      <KitProvider host={testHost}>
        <ActivityNote beside={beside} onDone={() => undefined} />
      </KitProvider>
    </QueryClientProvider>,
  );

it("begins a note beside the activity with the first words, and keeps it by itself", async () => {
  show();
  const text = await screen.findByRole("textbox", { name: "Take a note…" });
  expect(screen.getByText("Only you can see this note.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All notes" }).getAttribute("href")).toBe("/apps/notes");
  expect(put).toEqual([]);
  fireEvent.change(text, { target: { value: "Chin strap" } });
  await waitFor(() => expect(put).toHaveLength(1), { timeout: 3_000 });
  expect(put[0]?.body).toMatchObject({
    revision: 0,
    description: "Chin strap",
    beside: { courseId: "c1", activityId: "a1" },
  });
  expect(put[0]?.body).not.toHaveProperty("place");
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain("Saved"));
  // The next words are an edit of the same note.
  fireEvent.change(screen.getByRole("textbox", { name: "Take a note…" }), {
    target: { value: "Chin strap, closed" },
  });
  await waitFor(() => expect(put).toHaveLength(2), { timeout: 3_000 });
  expect(put[1]).toMatchObject({ path: put[0]?.path, body: { revision: 1 } });
});

it("shows what was written there before", async () => {
  savedNote = [
    {
      ...{ id: "n1", revision: 3, title: "Helmets", description: "Blue ones", checklist: [], labels: [] },
      ...{ archive: false, reminder: null, reminded: false, beside },
      ...{ createdAt: "2026-11-22T09:00:00Z", changedAt: "2026-11-22T09:00:00Z" },
    },
  ];
  show();
  const title = (await screen.findByRole("textbox", { name: "Title" })) as HTMLTextAreaElement;
  expect(title.value).toBe("Helmets");
  expect(screen.queryByRole("link", { name: /Helmets in Safety/ })).toBeNull();
});
