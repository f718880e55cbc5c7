import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { toFailure } from "../../../api/problem";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { CourseDraft } from "../courseDraft";
import type { Course, FileView } from "../model";
import { courseKey, uploadFile } from "../queries";
import { CourseDraftContext } from "../useCourseDraft";
import { ImportFolder } from "./ImportFolder";

vi.mock("../queries", async (original) => ({ ...(await original<object>()), uploadFile: vi.fn() }));
vi.mock("./useUpload", () => ({ pageCount: async () => 3, videoLength: async () => 9 }));

const course = { id: "c", revision: 1, title: "C", sections: [], teams: [] } as unknown as Course;
type Sent = { path: string; body: Record<string, unknown> };
let sent: Sent[];

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("courses");
});
beforeEach(() => {
  sent = [];
  let revision = 1;
  vi.spyOn(api, "post").mockImplementation((async (path: string, { body }: { body: Sent["body"] }) => {
    sent.push({ path: path.replace("/api/courses/{id}/", ""), body });
    return { id: `new ${sent.length}`, revision: ++revision };
  }) as never);
  vi.mocked(uploadFile).mockImplementation(async (kind, file) => {
    if (file.name === "broken.pdf")
      throw new ApiProblem(422, {
        errors: [{ field: "file", code: "broken", message: "This file is incomplete or damaged." }],
      });
    return { id: `${kind} ${file.name}`, kind } as FileView;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = (path: string, text = "x") => {
  const made = new File([text], path.split("/").at(-1) ?? "");
  Object.defineProperty(made, "webkitRelativePath", { value: `ladders/${path}` });
  return made;
};

it("makes sections and activities of a folder, and says of each file what became of it", async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(courseKey("c"), course);
  const draft = new CourseDraft("c", course, queryClient);
  vi.spyOn(draft, "refresh").mockResolvedValue();
  render(
    <KitProvider host={{ ...testHost, toFailure }}>
      <CourseDraftContext value={draft}>
        <ImportFolder course={course} onClose={() => undefined} />
      </CourseDraftContext>
    </KitProvider>,
  );
  fireEvent.change(screen.getByLabelText("Choose folder", { selector: "input" }), {
    target: {
      files: [
        file("1 Before/01 Look.md", "# Look first\n\n![A rung](rung.png) and ![gone](gone.png)"),
        file("1 Before/rung.png"),
        file("1 Before/unused.png"),
        file("2 Up/climb.mp4"),
        file("2 Up/climb.en.vtt"),
        file("2 Up/broken.pdf"),
        file("2 Up/rules.docx"),
      ],
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Import 3 activities" }));
  await screen.findByText("2 activities imported");
  expect(sent.map(({ path, body }) => [path, body.title])).toEqual([
    ["sections", "Before"],
    ["activities", "Look first"],
    ["sections", "Up"],
    ["activities", "Climb"],
  ]);
  expect(JSON.stringify(sent[1]?.body.content)).toContain('"file":"image rung.png"');
  expect(sent[3]?.body.content).toMatchObject({
    file: "video climb.mp4",
    duration: 9,
    captions: [{ language: "en", file: "captions climb.en.vtt" }],
  });
  const messages = screen.getAllByRole("listitem").map((item) => item.textContent);
  expect(messages.sort()).toEqual([
    "1 Before/01 Look.md: The picture “gone.png” is not in the folder. The page was imported without it.",
    "1 Before/unused.png: No page uses this picture, so it was not imported.",
    "2 Up/broken.pdf: This file is incomplete or damaged.",
    "2 Up/rules.docx: Word, Excel and PowerPoint files cannot be shown on the page. Save the file as PDF and upload that.",
  ]);
});
