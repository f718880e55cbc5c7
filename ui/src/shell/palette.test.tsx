import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import CommandPalette from "./CommandPalette";
import { Toolbar } from "./Toolbar";
import type { PaletteMode } from "./usePaletteKey";

afterEach(cleanup);

const nothing = () => undefined;

it("opens at the top, without the look of the kit's dialogs, which would be a class more", () => {
  render(
    <KitProvider host={testHost}>
      <CommandPalette
        mode="all"
        nav={[]}
        entries={[]}
        onSearch={undefined}
        onGo={nothing}
        onClose={nothing}
      />
    </KitProvider>,
  );
  const dialog = screen.getByRole("dialog", { name: "searchAppOrPage" });
  expect([dialog.className, dialog.parentElement?.className]).toEqual(["kit-palette", "kit-palette-place"]);
});

function Bar({ onGo }: { onGo: (to: string) => void }) {
  const [mode, setRequested] = useState<PaletteMode | null>(null);
  return (
    <KitProvider host={testHost}>
      <Toolbar brand="Acme" hasBrand onPalette={setRequested} />
      {mode && (
        <CommandPalette
          mode={mode}
          nav={[{ id: "bulk", title: "Bulk Update", type: "item", url: "/bulk" }]}
          entries={[{ id: "dark", title: "Switch to dark", group: "Actions" }]}
          onSearch={undefined}
          onGo={onGo}
          onClose={() => setRequested(null)}
        />
      )}
    </KitProvider>
  );
}

it("is one search, that its icon and its field open with their own words", async () => {
  const user = userEvent.setup();
  const onGo = vi.fn();
  render(<Bar onGo={onGo} />);
  await user.click(screen.getByRole("button", { name: "clickToSearch" }));
  const field = await screen.findByRole("combobox", { name: "search" });
  expect(field.getAttribute("placeholder")).toBe("search");
  await user.type(field, "zebra");
  expect(screen.getByRole("status").textContent).toBe("noResults");
  await user.clear(field);
  await user.type(field, "  bULK");
  expect(screen.getAllByRole("option").map((item) => item.textContent)).toEqual(["Bulk Update"]);
  await user.keyboard("{Enter}");
  expect(onGo).toHaveBeenCalledWith("/bulk");

  await user.click(screen.getByRole("button", { name: "searchAppOrPage" }));
  const all = await screen.findByRole("combobox", { name: "searchAppOrPage" });
  await user.type(all, "zebra");
  expect(screen.getByRole("status").textContent).toBe("noAppOrPage");
});

it("gives the focus back to what opened it when Escape closes it", async () => {
  const user = userEvent.setup();
  render(<Bar onGo={nothing} />);
  const icon = screen.getByRole("button", { name: "clickToSearch" });
  await user.click(icon);
  await screen.findByRole("combobox", { name: "search" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(icon));
});
