import { cleanup, configure, createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";

// What is loaded comes from a disk here, and from a busy one at times.
configure({ asyncUtilTimeout: 4_000 });

/** As on a page that was just opened: neither menu nor panel nor tooltip is loaded yet. */
async function fresh() {
  vi.resetModules();
  const [kit, onDemand, tooltip] = await Promise.all([
    import("../theme/KitProvider"),
    import("./OnDemand"),
    import("./Tooltip"),
  ]);
  return { ...kit, ...onDemand, ...tooltip };
}
let kit: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  kit = await fresh();
});
afterEach(cleanup);

const show = (content: ReactElement) => render(<kit.KitProvider host={testHost}>{content}</kit.KitProvider>);
const button = () => screen.getByRole("button");

describe("a menu", () => {
  const chosen = vi.fn();
  const entries = ["First", "Second", "Third"].map((label) => ({
    id: label,
    label,
    onSelect: () => chosen(label),
  }));
  beforeEach(() => {
    chosen.mockClear();
    show(<kit.MenuOnDemand entries={entries} trigger={<button type="button">Tools</button>} />);
  });
  const highlighted = () => document.querySelector("[data-highlighted]")?.textContent;

  it("says what its button opens before it is loaded", () => {
    expect(button().getAttribute("aria-haspopup")).toBe("menu");
    expect(button().getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("menu")).toBeNull();
  });

  it("opens with the first click, and what is chosen is done once", async () => {
    await userEvent.click(button());
    expect(await screen.findByRole("menu")).toBeTruthy();
    expect(screen.getByRole("button", { hidden: true }).getAttribute("aria-expanded")).toBe("true");
    await userEvent.click(screen.getByRole("menuitem", { name: "Second" }));
    expect(chosen.mock.calls).toEqual([["Second"]]);
  });

  it("opens with the first touch, without a pointer that came before", async () => {
    await userEvent.pointer([{ keys: "[TouchA]", target: button() }]);
    expect(await screen.findByRole("menu")).toBeTruthy();
  });

  it.each([
    ["{Enter}", "First"],
    [" ", "First"],
    ["{ArrowDown}", "First"],
    ["{ArrowUp}", "Third"],
  ])("is at its choice after the first key %j", async (key, choice) => {
    button().focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole("menu")).toBeTruthy();
    await waitFor(() => expect(highlighted()).toBe(choice));
  });

  it("gives the focus back to its button when it is closed", async () => {
    button().focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await waitFor(() => expect(highlighted()).toBe("First"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });
});

describe("a panel", () => {
  beforeEach(() => {
    show(
      <kit.PopoverOnDemand title="Newest" trigger={<button type="button">Bell</button>}>
        <a href="/all">All</a>
      </kit.PopoverOnDemand>,
    );
  });

  it("opens with the first click", async () => {
    await userEvent.click(button());
    expect(await screen.findByRole("dialog", { name: "Newest" })).toBeTruthy();
  });

  it.each(["{Enter}", " "])("opens with the first key %j, and holds the focus", async (key) => {
    button().focus();
    await userEvent.keyboard(key);
    await screen.findByRole("dialog");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("All"));
  });
});

describe("a tooltip", () => {
  const pressed = vi.fn();
  const focused = vi.fn();
  beforeEach(() => {
    pressed.mockClear();
    show(
      <kit.Tooltip text="What it does">
        <button type="button" onClick={pressed} onFocus={focused}>
          Do it
        </button>
      </kit.Tooltip>,
    );
  });
  const tip = () => screen.queryByRole("tooltip");

  it("is read with the first focus by keyboard, and goes with Escape", async () => {
    await userEvent.tab();
    expect((await screen.findByRole("tooltip")).textContent).toBe("What it does");
    expect(button().getAttribute("aria-describedby")).toBe(tip()?.id);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tip()).toBeNull());
    expect(button().hasAttribute("aria-describedby")).toBe(false);
  });

  it("shows below a mouse that stays, and goes when it leaves", async () => {
    await userEvent.hover(button());
    expect(tip()).toBeNull();
    expect(await screen.findByRole("tooltip")).toBeTruthy();
    await userEvent.unhover(button());
    await waitFor(() => expect(tip()).toBeNull());
  });

  it("stays away from a finger", async () => {
    const over = createEvent.pointerOver(button(), { pointerType: "touch" });
    fireEvent(button(), over);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(tip()).toBeNull();
  });

  it("leaves what its element does to it", async () => {
    await userEvent.click(button());
    expect(pressed).toHaveBeenCalledOnce();
    expect(focused).toHaveBeenCalled();
  });
});
