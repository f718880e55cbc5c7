import { testHost } from "@learnt/ui/base/testHost";
import { consumeNotices } from "@learnt/ui/feedback/toast";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { SubmissionRow } from "../model";
import { BulkDecision } from "./BulkDecision";

const names = ["Ann", "Ben", "Cem", "Dora", "Emil", "Finn", "Gül", "Hana"];
const rows = names.map((person, place) => ({ id: String(place), revision: 1, person })) as SubmissionRow[];
const answered = vi.spyOn(api, "post");

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("forms");
});
afterEach(cleanup);

/** What is said once these came of it. */
async function shownMessages(result: object): Promise<string[]> {
  const notices: string[] = [];
  const stop = consumeNotices(({ title }) => void notices.push(title));
  const done = vi.fn();
  answered.mockResolvedValueOnce({ decided: 0, waiting: [], undecided: [], ...result } as never);
  render(
    <KitProvider host={testHost}>
      <QueryClientProvider client={new QueryClient()}>
        <BulkDecision rows={rows} isRequest={false} onDone={done} />
      </QueryClientProvider>
    </KitProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Competent" }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  stop();
  return notices;
}

it("says of each what became of it: decided, put down by one of two markers, or refused", async () => {
  const waiting = [
    { id: "1", marked: "waitsForSecond" },
    { id: "2", marked: "waitsForComparison" },
    { id: "3", marked: "waitsForSecond" },
  ];
  const undecided = [{ id: "4", message: "Enter points for each question." }];
  expect(await shownMessages({ decided: 1, waiting, undecided })).toEqual([
    "1 submission decided",
    "2 markings saved, not decided yet: Ben and Dora wait for the other marker",
    "1 marking saved, not decided yet: the two markers of Cem differ",
    "1 was not decided (Emil): Enter points for each question.",
  ]);
});

it("calls nothing decided that one of two markers has put down, and names no more than five", async () => {
  const waiting = rows.map(({ id }) => ({ id, marked: "waitsForSecond" }));
  expect(await shownMessages({ waiting })).toEqual([
    "8 markings saved, not decided yet: Ann, Ben, Cem, Dora, Emil, and +3 wait for the other marker",
  ]);
});
