import { testHost } from "@learnt/ui/base/testHost";
import { ApiProblem } from "@learnt/ui/http/problem";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { Coursework } from "../model";
import { MarkCoursework } from "./MarkCoursework";

const known = (change: Partial<Coursework>) =>
  ({
    ...{ id: "w1", attempt: 1, revision: 1, note: "", comment: "", files: [], moves: [], criteria: {} },
    ...{ person: "Ana", title: "Essay", status: "markingRequired", canMark: true },
    ...{ rubric: [{ id: "a", text: "Is clear" }] },
    ...change,
  }) as unknown as Coursework;

const bodyOf = (call: unknown[] | undefined) => (call?.[1] as { body: object } | undefined)?.body;

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("coursework");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const comment = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const met = () => screen.getByRole<HTMLInputElement>("checkbox");

it("keeps what a marker wrote when others were quicker", async () => {
  let saved = known({});
  vi.spyOn(api, "get").mockImplementation((async () => saved) as never);
  const post = vi.spyOn(api, "post").mockRejectedValue(new ApiProblem(409, { code: "changed_meanwhile" }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={testHost}>
        <MarkCoursework id="w1" onClose={() => undefined} />
      </KitProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => comment());
  fireEvent.change(comment(), { target: { value: "Well done." } });
  fireEvent.click(met());
  saved = known({ revision: 2, note: "One more line." });
  fireEvent.click(screen.getByRole("button", { name: "Competent" }));
  await waitFor(() => expect(screen.getByText("One more line.")).toBeTruthy());
  expect([comment().value, met().checked]).toEqual(["Well done.", true]);

  saved = known({ revision: 3, canMark: false, status: "competent" });
  fireEvent.click(screen.getByRole("button", { name: "Competent" }));
  await waitFor(() => expect(screen.getByText("Your comment was not sent")).toBeTruthy());
  expect(screen.getByText("Well done.")).toBeTruthy();
  expect(bodyOf(post.mock.calls[1])).toMatchObject({
    revision: 2,
    comment: "Well done.",
    criteria: { a: true },
  });
});
