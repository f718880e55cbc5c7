import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { Filters } from "./Filters";

const show = (isNarrow: boolean, filters: Record<string, string>) => {
  vi.stubGlobal("matchMedia", () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const clear = vi.fn();
  render(
    <KitProvider host={testHost}>
      <Filters state={{ filters }} total={1234} onClear={clear}>
        <select aria-label="Status" />
      </Filters>
    </KitProvider>,
  );
  return clear;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("stand beside the search where there is room", () => {
  show(false, {});
  expect(screen.getByLabelText("Status")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Filters/ })).toBeNull();
});

it("fold behind a button that says how many are set, and are cleared where they are", async () => {
  const clear = show(true, { status: "active", role: "", team: "north" });
  expect(screen.queryByLabelText("Status")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Filters (2)" }));
  await waitFor(() => expect(screen.getByLabelText("Status")).toBeDefined());
  expect(screen.getByRole("button", { name: "Show results (1,234)" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "clearFilters" }));
  expect(clear).toHaveBeenCalledOnce();
});

it("say nothing of a number where none is set", () => {
  show(true, { status: "" });
  expect(screen.getByRole("button", { name: "Filters" })).toBeDefined();
});
