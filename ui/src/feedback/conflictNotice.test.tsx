import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { MergeConflict } from "../base/rebase";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { ConflictNotice, describedBy } from "./ConflictNotice";

// Read only when somebody wants to see both.
beforeAll(() => import("./BothVersions"));
afterEach(cleanup);

const clashes: readonly MergeConflict[] = [
  { path: ["title"], mine: "First steps", theirs: "Getting started" },
  { path: ["settings", "mode"], mine: "calendar", theirs: null },
  { path: ["settings", "chat"], mine: true, theirs: false },
];

function show(read: readonly MergeConflict[] | (() => Promise<readonly MergeConflict[]>) = clashes) {
  const [keepMine, takeTheirs] = [vi.fn(), vi.fn()];
  render(
    <KitProvider host={testHost}>
      <ConflictNotice
        conflicts={read}
        keepMine={keepMine}
        takeTheirs={takeTheirs}
        describe={describedBy({
          title: "Title",
          "settings.mode": {
            label: "Repeats",
            text: (value) => (value === "calendar" ? "Every year" : undefined),
          },
        })}
      />
    </KitProvider>,
  );
  return { keepMine, takeTheirs };
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("two who changed the same", () => {
  it("are shown side by side, by the names of the fields and in words", async () => {
    show();
    expect(screen.queryByText("First steps")).toBeNull();
    press("conflict.both");
    await waitFor(() => expect(screen.getByText("First steps")).toBeTruthy());
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Titleconflict.myVersionFirst stepsconflict.theirVersionGetting started",
      "Repeatsconflict.myVersionEvery yearconflict.theirVersionconflict.empty",
      "conflict.otherconflict.myVersionconflict.onconflict.theirVersionconflict.off",
    ]);
    press("conflict.hide");
    expect(screen.queryByText("First steps")).toBeNull();
  });

  it("are read only when somebody wants to see them", async () => {
    const read = vi.fn(async () => clashes);
    show(read);
    expect(read).not.toHaveBeenCalled();
    press("conflict.both");
    await waitFor(() => expect(screen.getByText("Getting started")).toBeTruthy());
    expect(read).toHaveBeenCalledOnce();
  });

  it("are settled by one press, and not by two at once", async () => {
    const { keepMine, takeTheirs } = show();
    let done: () => void = () => undefined;
    keepMine.mockReturnValue(new Promise<void>((resolve) => (done = resolve)));
    press("conflict.mine");
    press("conflict.theirs");
    expect(keepMine).toHaveBeenCalledOnce();
    expect(takeTheirs).not.toHaveBeenCalled();
    await act(async () => done());
    press("conflict.theirs");
    expect(takeTheirs).toHaveBeenCalledOnce();
  });
});
