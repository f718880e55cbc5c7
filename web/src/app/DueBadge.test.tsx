import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { setLanguage, startI18n } from "../i18n/i18n";
import { DueBadge } from "./DueBadge";

vi.mock("./tenantContext", () => ({ useTenantContext: () => ({ tenant: { timeZone: "UTC" } }) }));

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
});
afterEach(cleanup);

const now = Date.parse("2026-11-24T10:00:00Z");

function shown(dueAt: string | null, rest: { completedAt?: string; besideDate?: boolean } = {}) {
  const { besideDate = false, completedAt = null } = rest;
  const { container } = render(
    <KitProvider host={testHost}>
      <DueBadge of={{ dueAt, completedAt }} now={now} besideDate={besideDate} />
    </KitProvider>,
  );
  const badge = container.querySelector(".kit-badge");
  return badge && [badge.textContent, /kit-tone-(\w+)/.exec(badge.className)?.[1]];
}

it("says in one wording and colour how much time is left", () => {
  expect(shown("2026-11-20T23:59:59Z")).toEqual(["Overdue", "bad"]);
  expect(shown("2026-11-24T23:59:59Z")).toEqual(["Due today", "warn"]);
  expect(shown("2026-11-25T23:59:59Z")).toEqual(["Due tomorrow", "info"]);
  expect(shown("2026-11-29T23:59:59Z")).toEqual(["Due in 5 days", "info"]);
  expect(shown("2026-12-24T23:59:59Z")).toEqual(["Due 24/12/2026", "neutral"]);
});

it("says nothing of what is completed, and no date twice", () => {
  expect(shown(null)).toBeNull();
  expect(shown("2026-11-20T23:59:59Z", { completedAt: "2026-11-19T00:00:00Z" })).toBeNull();
  expect(shown("2026-12-24T23:59:59Z", { besideDate: true })).toBeNull();
  expect(shown("2026-11-25T23:59:59Z", { besideDate: true })).toEqual(["Due tomorrow", "info"]);
});
