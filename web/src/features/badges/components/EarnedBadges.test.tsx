import type { KitHost } from "@learnt/ui/base/kit";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { api } from "../../../api/client";
import type { Listener } from "../../../app/live";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import { EarnedBadges, SHOWN_FOR } from "./EarnedBadges";

let hear: Listener = () => undefined;
vi.mock("../../../app/live", () => ({
  useLive: (_: readonly string[], listener: Listener) => {
    hear = listener;
  },
}));
vi.mock("../../../app/me", () => ({
  useUser: () => ({ uid: "u-1", data: { currentUserTeam: { firstName: "Lena" } } }),
}));

const host: KitHost = {
  Link: ({ to, children, onClick }) => (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  ),
  useSearch: () => [new URLSearchParams(), () => undefined],
  t: (key) => key,
  toFailure: () => ({ message: "" }),
  locale: "en",
  dir: "ltr",
};

const own = (id: string, minute: number) => ({
  id,
  title: `Badge ${id}`,
  pictureUrl: null,
  awardedAt: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
});
let items: object[] = [];

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("badges");
});
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12, 0) });
  items = [own("one", 1), own("old", -60)];
  vi.spyOn(api, "get").mockImplementation(
    async () => ({ items, total: items.length, page: 1, perPage: 12 }) as never,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryAllByRole("article").map((item) => item.getAttribute("aria-label"));

async function show() {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KitProvider host={host}>
        <EarnedBadges since={Date.now()} newIds="one" />
      </KitProvider>
    </QueryClientProvider>,
  );
  await wait(10);
}

it("stays for fifteen seconds, whatever is pressed beside it", async () => {
  await show();
  expect(shown()).toEqual(["Badge one"]);
  expect(screen.getByRole("status").textContent).toBe(
    "Well done, Lena! You have earned the badge “Badge one”.",
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/pages/profile");
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await wait(SHOWN_FOR - 100);
  expect(shown()).toEqual(["Badge one"]);
  await wait(200);
  expect(shown()).toEqual([]);
});

it("waits as long as somebody points at it or has the focus in it", async () => {
  await show();
  await wait(10_000);
  fireEvent.pointerEnter(screen.getByRole("article"));
  await wait(60_000);
  fireEvent.focus(screen.getByRole("link"));
  fireEvent.pointerLeave(screen.getByRole("article"));
  await wait(60_000);
  expect(shown()).toEqual(["Badge one"]);
  fireEvent.blur(screen.getByRole("link"));
  await wait(4_000);
  expect(shown()).toEqual(["Badge one"]);
  await wait(2_000);
  expect(shown()).toEqual([]);
});

it.each([
  ["its button", () => fireEvent.click(screen.getByRole("button", { name: "close" }))],
  ["Escape", () => fireEvent.keyDown(screen.getByRole("link"), { key: "Escape" })],
  ["its link", () => fireEvent.click(screen.getByRole("link"))],
])("is closed by %s", async (_way, close) => {
  await show();
  close();
  expect(shown()).toEqual([]);
});

it("shows two at once, the next one when there is room, and none that was taken back", async () => {
  await show();
  items = [own("four", 4), own("three", 3), own("two", 2), ...items];
  act(() => hear({ topic: "me:u-1", id: "two", seq: 2, kind: "badge.earned" }));
  await wait(10);
  expect(shown()).toEqual(["Badge one", "Badge two"]);
  fireEvent.click(screen.getAllByRole("button", { name: "close" })[0] as HTMLElement);
  expect(shown()).toEqual(["Badge two", "Badge three"]);
  items = items.slice(0, 1);
  act(() => hear({ topic: "me:u-1", id: "two", seq: 3, kind: "badge.withdrawn" }));
  await wait(10);
  expect(shown()).toEqual(["Badge four"]);
});
