import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import CommandPalette from "./CommandPalette";

afterEach(cleanup);

const nothing = () => undefined;

it("opens at the top, without the look of the kit's dialogs, which would be a class more", () => {
  render(
    <KitProvider host={testHost}>
      <CommandPalette nav={[]} entries={[]} onSearch={undefined} onGo={nothing} onClose={nothing} />
    </KitProvider>,
  );
  const dialog = screen.getByRole("dialog", { name: "searchAppOrPage" });
  expect([dialog.className, dialog.parentElement?.className]).toEqual(["lt-palette", "lt-palette-place"]);
});
