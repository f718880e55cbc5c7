import { testHost } from "@learnt/ui/base/testHost";
import { KitProvider } from "@learnt/ui/theme/KitProvider";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, it } from "vitest";
import { openCatalogue, setLanguage, startI18n } from "../../../i18n/i18n";
import type { ItemState } from "../model";
import { PathwayView } from "./PathwayView";

beforeAll(async () => {
  await startI18n();
  await setLanguage("en");
  await openCatalogue("pathways");
});
afterEach(cleanup);

const state = (title: string): ItemState => ({
  ...{ kind: "course", documentId: title, title, required: true, isAvailable: true },
  ...{ isDone: false, isLocked: false, waitsFor: [] },
});

it("stands on paper as a list of all items, with nothing to be pressed", () => {
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <KitProvider host={testHost}>
          <PathwayView
            states={[state("The gate"), state("The store")]}
            mode="sequenced"
            requiredCount={null}
          />
        </KitProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole("list", { name: "Pathway items in order" })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  const list = screen.getByRole("list", { name: "Items" });
  expect([...list.querySelectorAll("h3")].map((title) => title.textContent)).toEqual([
    "1. The gate",
    "2. The store",
  ]);
  expect(list.querySelectorAll("a, button")).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByRole("list", { name: "Items" })).toBeNull();
});
