import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { AppShell } from "./AppShell";
import CommandPalette from "./CommandPalette";

afterEach(cleanup);

const nothing = () => undefined;

/** The classes of a dialog and of its place: the kit's look of dialogs would be one more. */
const classesOf = async (name: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  return [dialog.className, dialog.parentElement?.className];
};

it("opens the search at the top, without the look of the kit's dialogs", async () => {
  render(
    <KitProvider host={testHost}>
      <CommandPalette nav={[]} entries={[]} onSearch={undefined} onGo={nothing} onClose={nothing} />
    </KitProvider>,
  );
  expect(await classesOf("searchAppOrPage")).toEqual(["lt-palette", "lt-palette-place"]);
});

it("opens the navigation at the side, without the look of the kit's dialogs", async () => {
  render(
    <KitProvider host={testHost}>
      <AppShell nav={[]} path="/" brand="Acme" onGo={nothing}>
        A screen
      </AppShell>
    </KitProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "openNavigation" }));
  expect(await classesOf("mainNavigation")).toEqual(["lt-nav-drawer", "lt-nav-drawer-place"]);
});
