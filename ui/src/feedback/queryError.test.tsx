import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { QueryError, type QueryState } from "./QueryError";

afterEach(cleanup);

const lookup = (part: Partial<QueryState>): QueryState => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: vi.fn(async () => undefined),
  ...part,
});
const show = (of: QueryState | QueryState[]) =>
  render(
    <KitProvider host={testHost}>
      <QueryError query={of} />
    </KitProvider>,
  );

it("says that what is looked up could not be loaded, and tries again what failed", () => {
  const known = lookup({ data: [] });
  const failed = lookup({ error: new Error("away") });
  show([known, failed]);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("lookupFailed");
  const button = screen.getByRole("button", { name: "retry" });
  expect(alert.contains(button)).toBe(false);
  fireEvent.click(button);
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(known.refetch).not.toHaveBeenCalled();
});

it("says nothing while it is on its way, where nothing was found, or where what was found before still shows", () => {
  show([lookup({ isFetching: true }), lookup({ data: [] }), lookup({ data: [1], error: new Error("away") })]);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
