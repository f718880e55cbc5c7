import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { CourseDraft } from "../courseDraft";
import type { Course, FileView } from "../model";
import { uploadFile } from "../queries";
import { CourseDraftContext } from "../useCourseDraft";
import { useUpload } from "./useUpload";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("../queries", async (original) => ({ ...(await original<object>()), uploadFile: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.mocked(uploadFile).mockReset();
});

function open(kind: FileView["kind"]) {
  const draft = new CourseDraft("c", { id: "c", revision: 1 } as Course, new QueryClient());
  return renderHook(() => useUpload("a", kind, () => undefined), {
    wrapper: ({ children }) => (
      <KitContext value={testHost}>
        <CourseDraftContext value={draft}>{children}</CourseDraftContext>
      </KitContext>
    ),
  }).result;
}

it.each(["Rules.docx", "rules.DOC", "figures.xlsm", "slides.pptx", "slides.odp"])(
  "asks for %s as PDF before anything is sent",
  (name) => {
    const result = open("document");
    act(() => result.current.start(new File(["PK"], name)));
    expect(result.current.error).toBe("office.asPdf");
    expect(uploadFile).not.toHaveBeenCalled();
  },
);

it("sends a PDF, and lets the server judge every other file", async () => {
  vi.mocked(uploadFile).mockResolvedValue({ id: "f" } as FileView);
  const result = open("document");
  await act(async () => result.current.start(new File(["%PDF"], "rules.pdf")));
  await act(async () => result.current.start(new File(["x"], "rules")));
  expect([result.current.error, vi.mocked(uploadFile).mock.calls.length]).toEqual([null, 2]);
});

it("says of five gigabytes that they are too many, before they are sent", () => {
  const result = open("video");
  const film = new File(["x"], "film.mp4");
  Object.defineProperty(film, "size", { value: 5_000_000_000 });
  act(() => result.current.start(film));
  expect(result.current.error).toBe("tooLarge");
  expect(uploadFile).not.toHaveBeenCalled();
});
