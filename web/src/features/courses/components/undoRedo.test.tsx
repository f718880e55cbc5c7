import { testHost } from "@learnt/ui/base/testHost";
import { consumeNotices } from "@learnt/ui/feedback/toast";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import type { Listener } from "../../../app/live";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import CourseBuilder from "../course.route";
import type { Activity, Course, Section } from "../model";

const live = vi.hoisted(() => ({ listeners: new Set<Listener>() }));
vi.mock("../../../app/live", async (original) => {
  const { useEffect } = await import("react");
  return {
    ...(await original<object>()),
    useLive: (_: unknown, listener: Listener) =>
      useEffect(() => {
        live.listeners.add(listener);
        return () => void live.listeners.delete(listener);
      }),
  };
});
const elsewhere = vi.hoisted(() => () => null);
vi.mock("../../../app/lazyParts", () => ({
  ...{ CourseDates: elsewhere, CourseLearners: elsewhere, CoursePreview: elsewhere },
  ...{ DocumentPermissions: elsewhere, MarkingQueue: elsewhere, PointsField: elsewhere },
}));
vi.mock("../../../app/documentTeams", () => ({ ManagingTeams: elsewhere, OtherTeams: elsewhere }));
vi.mock("../../../app/marking", () => ({ useMarkingCount: () => undefined }));
vi.mock("./PublishDialog", () => ({ PublishDialog: elsewhere }));

const can = { edit: true, publish: true, unpublish: false, archive: true, restore: false };
const link = (id: string, title: string): Activity => ({
  ...{ id, title, type: "link", required: true, minutes: null },
  ...{ completion: { kind: "viewed" }, content: { url: "" }, opens: { kind: "always" } },
});
const start = (): Course => ({
  ...{ id: "c", handle: "a", status: "draft", isBundle: false, isTemplate: false, revision: 1 },
  ...{
    liveVersion: null,
    draftVersion: 1,
    changedBy: { id: "u", name: "Ada" },
    changedAt: "",
    createdAt: "",
  },
  ...{ publishedAt: null, title: "Ladders", description: "", image: null, category: "", tags: [] },
  ...{ sequential: false, certificate: false, certificateMonths: null, certificateTemplate: null },
  ...{ certificateDownload: true, chat: false, availabilityFrom: null, availabilityUntil: null, teams: [] },
  ...{ isLookedAfterHere: true, can },
  sections: [{ id: "s", title: "Basics", activities: [link("a", "One"), link("b", "Two")] }],
});

/** The course as the server has it. */
let server: Course;
/** Answers of reads that are held back, as on a slow line. */
let heldReads: (() => void)[] | null;
let notices: string[];

type Given = {
  path: { sectionId?: string; activityId?: string };
  body: {
    id?: string;
    title?: string;
    revision: number;
    sectionId?: string;
    sections?: { id: string; activities: string[] }[];
  };
};

function carryOut(method: string, path: string, { path: ids, body }: Given): string | null {
  const { revision: _, ...patch } = body;
  const all = server.sections.flatMap(({ activities }) => activities);
  if (path.endsWith("/order")) {
    server.sections = (body.sections ?? []).map(({ id, activities }) => ({
      ...(server.sections.find((section) => section.id === id) as Section),
      activities: activities.map((item) => all.find((activity) => activity.id === item) as Activity),
    }));
  } else if (path.endsWith("/sections")) {
    const section = { id: body.id ?? "new", title: body.title ?? "", activities: [] };
    server.sections = [...server.sections, section];
    return section.id;
  } else if (path.endsWith("/activities")) {
    const { sectionId, ...activity } = patch;
    const made = { ...link("new", ""), ...activity } as Activity;
    server.sections = server.sections.map((section) =>
      section.id === sectionId ? { ...section, activities: [...section.activities, made] } : section,
    );
    return made.id;
  } else if (ids.activityId) {
    server.sections = server.sections.map((section) => ({
      ...section,
      activities: section.activities.flatMap((activity) =>
        activity.id !== ids.activityId
          ? [activity]
          : method === "delete"
            ? []
            : [{ ...activity, ...patch } as Activity],
      ),
    }));
  } else if (ids.sectionId) {
    server.sections = server.sections.flatMap((section) =>
      section.id !== ids.sectionId
        ? [section]
        : method === "delete"
          ? []
          : [{ ...section, title: body.title ?? "" }],
    );
  } else server = { ...server, ...patch } as unknown as Course;
  return null;
}

// A whole screen is drawn again and again.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5_000 });

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("courses");
});
beforeEach(() => {
  server = start();
  heldReads = null;
  notices = [];
  consumeNotices(({ title }) => notices.push(title));
  vi.spyOn(api, "get").mockImplementation((async (path: string) => {
    if (path === "/api/courses/{id}") {
      const answer = structuredClone(server);
      if (heldReads) await new Promise<void>((resolve) => heldReads?.push(resolve));
      return answer;
    }
    return path === "/api/courses/words" ? { categories: [], tags: [] } : { items: [] };
  }) as never);
  for (const method of ["post", "put", "patch", "delete"] as const)
    vi.spyOn(api, method).mockImplementation((async (path: string, given: Given) => {
      if (path.endsWith("/editors")) return [];
      if (given.body.revision !== server.revision)
        throw new ApiProblem(409, { code: "changed_meanwhile", detail: "Ben changed this course." });
      const id = carryOut(method, path, given);
      server = { ...server, revision: server.revision + 1 };
      // Who writes hears of it too.
      setTimeout(() => publishLive("course.changed"));
      const { revision, status, draftVersion, liveVersion, changedAt } = server;
      return { id, revision, status, draftVersion, liveVersion, can, changedAt };
    }) as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const publishLive = (kind: string) =>
  act(() => {
    for (const listener of live.listeners) listener({ topic: "course:c", id: "c", seq: 1, kind });
  });

async function openBuilder(at = "/courses/c") {
  const router = createMemoryRouter([{ path: "/courses/:courseId", element: <CourseBuilder /> }], {
    initialEntries: [at],
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const tab = new URL(at, "https://acme.test").searchParams;
  render(
    <QueryClientProvider client={queryClient}>
      <KitProvider host={{ ...testHost, useSearch: () => [tab, () => undefined] }}>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>,
  );
  await screen.findByText("Ladders", { selector: "h1" });
}
const button = (name: string) => screen.getByLabelText<HTMLButtonElement>(name);
const undo = () => fireEvent.click(button("Undo change"));
const redo = () => fireEvent.click(button("Redo change"));
const press = (init: KeyboardEventInit, target: Element = document.body) =>
  fireEvent.keyDown(target, { key: "z", code: "KeyZ", ctrlKey: true, ...init });
const titleField = () => screen.getByLabelText<HTMLInputElement>("Title");
const leave = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const settled = () => screen.findByText("Saved", { selector: "[role=status]" });
const shows = (value: string) => waitFor(() => expect(titleField().value).toBe(value));
const row = (title: string) => screen.getByText(title, { selector: ".course-activity-title" });
const outlined = () =>
  screen.getAllByLabelText(/^Actions for/).map((item) => item.getAttribute("aria-label"));

it("shows the title in its field go back and come again, and saves it each time", async () => {
  await openBuilder("/courses/c?activity=a");
  expect(button("Undo change").disabled).toBe(true);
  leave(titleField(), "Uno");
  await settled();
  undo();
  await shows("One");
  await settled();
  expect(server.sections[0]?.activities[0]?.title).toBe("One");
  expect(screen.getByRole("region", { name: "One" })).toBeTruthy();
  expect(notices).toEqual(["Undone: “Uno” changed (Title)"]);
  redo();
  await shows("Uno");
  await waitFor(() => expect(server.sections[0]?.activities[0]?.title).toBe("Uno"));
  expect(notices.at(-1)).toBe("Redone: “Uno” changed (Title)");
});

it("shows what was taken back also when an older answer arrives in between", async () => {
  await openBuilder("/courses/c?activity=a");
  heldReads = [];
  leave(titleField(), "Uno");
  await settled();
  // The news of one's own change has the course read again; that answer still says Uno.
  await waitFor(() => expect(heldReads).toHaveLength(1));
  undo();
  await waitFor(() => expect(server.sections[0]?.activities[0]?.title).toBe("One"));
  const [late] = heldReads;
  await act(async () => late?.());
  await waitFor(() => expect(heldReads?.length).toBeGreaterThan(1));
  for (const answer of heldReads.splice(0)) await act(async () => answer());
  heldReads = null;
  await shows("One");
  await settled();
  expect(server.sections[0]?.activities[0]?.title).toBe("One");
});

it("takes back by keys outside of a text, and leaves those in a text alone", async () => {
  await openBuilder("/courses/c?activity=a");
  leave(titleField(), "Uno");
  await settled();
  press({}, titleField());
  await settled();
  expect(titleField().value).toBe("Uno");
  press({});
  await shows("One");
  press({ shiftKey: true, key: "Z" });
  await shows("Uno");
  press({});
  await shows("One");
  press({ key: "y", code: "KeyY" });
  await shows("Uno");
});

it("takes back words that are still on their way", async () => {
  await openBuilder("/courses/c?activity=a");
  fireEvent.change(titleField(), { target: { value: "Un" } });
  undo();
  await shows("One");
  expect(server.revision).toBe(3);
});

it("brings a removed activity back with what it holds, and takes an added one away", async () => {
  await openBuilder("/courses/c?activity=b");
  leave(screen.getByLabelText("Link address"), "https://learnt.test/two");
  await settled();
  fireEvent.click(screen.getByText("Remove", { selector: "button span" }));
  await waitFor(() => expect(outlined()).toEqual(["Actions for Basics", "Actions for One"]));
  await settled();
  undo();
  await waitFor(() => expect(outlined()).toContain("Actions for Two"));
  await settled();
  expect(server.sections[0]?.activities.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(server.sections[0]?.activities[1]?.content).toEqual({ url: "https://learnt.test/two" });
  expect(notices.at(-1)).toBe("Undone: “Two” removed");
  // One step further back is its address.
  fireEvent.click(row("Two"));
  undo();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Link address").value).toBe(""));
});

it("moves back what was moved, and a section's title", async () => {
  await openBuilder();
  fireEvent.keyDown(row("One"), { key: "ArrowDown", altKey: true });
  await waitFor(() => expect(server.sections[0]?.activities.map(({ id }) => id)).toEqual(["b", "a"]));
  leave(screen.getByLabelText("Section title"), "Foundations");
  await waitFor(() => expect(server.sections[0]?.title).toBe("Foundations"));
  await settled();
  undo();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Section title").value).toBe("Basics"));
  undo();
  await waitFor(() =>
    expect(outlined()).toEqual(["Actions for Basics", "Actions for One", "Actions for Two"]),
  );
  await waitFor(() => expect(notices.at(-1)).toBe("Undone: order changed"));
});

it("takes back the course's own details in their form, and an entry that cannot be saved first", async () => {
  await openBuilder("/courses/c?tab=details");
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  fireEvent.change(field("Title"), { target: { value: "Safe ladders" } });
  fireEvent.blur(field("Title"));
  await settled();
  fireEvent.change(field("Handle"), { target: { value: "No spaces" } });
  await waitFor(() => expect(button("Redo change").disabled).toBe(true));
  undo();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Handle").value).toBe("a"));
  expect(notices).toEqual(["Undone: invalid entry in “Handle”"]);
  expect(titleField().value).toBe("Safe ladders");
  undo();
  await shows("Ladders");
  expect(server.title).toBe("Ladders");
  expect(notices.at(-1)).toBe("Undone: course details (Title)");
});

it("is off once somebody else changed the draft, and overwrites nothing of theirs", async () => {
  await openBuilder("/courses/c?activity=a");
  leave(titleField(), "Uno");
  await settled();
  server = { ...server, revision: server.revision + 1, description: "Theirs" };
  await publishLive("course.changed");
  await waitFor(() => expect(button("Undo change").disabled).toBe(true));
  expect(titleField().value).toBe("Uno");

  // Somebody who is not heard of in time.
  leave(titleField(), "Eins");
  await settled();
  server = { ...server, revision: server.revision + 1, description: "Theirs again" };
  notices.length = 0;
  undo();
  await screen.findByText("Changed elsewhere");
  await waitFor(() => expect(button("Undo change").disabled).toBe(true));
  expect(server).toMatchObject({ description: "Theirs again" });
  expect(server.sections[0]?.activities[0]?.title).toBe("Eins");
  expect(notices).toEqual([]);
});
