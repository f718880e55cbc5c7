import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openScreenCatalogues, startLanguages } from "../../../app/i18n";
import type { Fleet } from "../queries";
import { UnhealthyTenants } from "./UnhealthyTenants";

beforeAll(startLanguages);
beforeAll(openScreenCatalogues);
afterEach(cleanup);

const unhealthy = (many: number): Fleet["troubled"] =>
  Array.from({ length: many }, (_, number) => ({
    id: `t${number}`,
    name: `Tenant ${number}`,
    health: "failed" as const,
    dead: 1,
    waiting: 0,
    error: null,
  }));

it("writes large numbers as the language does", () => {
  const [first] = unhealthy(1);
  const item = { ...first, dead: 4244 } as Fleet["troubled"][number];
  render(
    <KitProvider host={testHost}>
      <UnhealthyTenants fleet={{ troubled: [item], troubledInAll: 1 }} />
    </KitProvider>,
  );
  expect(screen.getByText("4,244 failed")).toBeTruthy();
});

const show = (many: number, inAll = many) =>
  render(
    <KitProvider host={testHost}>
      <UnhealthyTenants fleet={{ troubled: unhealthy(many), troubledInAll: inAll }} />
    </KitProvider>,
  );

it("shows ten of many until all are asked for, and folds again", () => {
  show(50, 1000);
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  fireEvent.click(screen.getByRole("button", { name: "Show all (1,000)" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
  const rest = screen.getByRole("link", { name: "950 more in the list of tenants" });
  expect(rest.getAttribute("href")).toContain("status=failed");
  fireEvent.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
});

it("has nothing to fold where there are few", () => {
  show(11);
  expect(screen.getAllByRole("listitem")).toHaveLength(11);
  expect(screen.queryByRole("button")).toBeNull();
});
