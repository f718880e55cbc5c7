import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { DueRule } from "../model";
import type { Editor } from "../useEditor";
import { DueCard } from "./DueCard";

vi.mock("../../../app/lazyParts", async () => ({
  DueEditor: (await import("../../learning/components/DueEditor")).DueEditor,
}));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("pathways");
  await openCatalogue("learning");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("saves a date once it is whole, and says what is missing until then", async () => {
  vi.spyOn(api, "get").mockImplementation((async () => []) as never);
  const edit = vi.fn();
  const due: DueRule = { kind: "after", days: 14 };
  const editor = { draft: { due }, edit, error: null } as unknown as Editor;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider host={testHost}>
        <DueCard editor={editor} disabled={false} />
      </KitProvider>
    </QueryClientProvider>,
  );
  const days = await screen.findByLabelText<HTMLInputElement>("Number of days");
  fireEvent.change(days, { target: { value: "" } });
  expect(edit).not.toHaveBeenCalled();
  expect(screen.getByText("Finish setting the due date.")).toBeTruthy();
  fireEvent.change(days, { target: { value: "21" } });
  await waitFor(() => expect(edit).toHaveBeenCalledWith({ due: { kind: "after", days: 21 } }));
  expect(screen.queryByText("Finish setting the due date.")).toBeNull();
});
