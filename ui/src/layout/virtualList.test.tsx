import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { VirtualList } from "./VirtualList";

const LINE = 40;
const BOX = 400;
const options = Array.from({ length: 5_000 }, (_, index) => `Option ${index + 1}`);

// Nothing is laid out here: lines and their box are as high as they would be.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(LINE);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(BOX);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(options.length * LINE);
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === "object") this.scrollTop = to.top ?? 0;
    this.dispatchEvent(new Event("scroll"));
  } as typeof HTMLElement.prototype.scrollTo;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const list = (items: readonly string[], scrollTo: number | null = null) => (
  <KitProvider host={testHost}>
    <VirtualList label="Options" items={items} itemKey={(item) => item} scrollTo={scrollTo}>
      {(item) => item}
    </VirtualList>
  </KitProvider>
);
const shown = () => screen.getAllByRole("listitem").map((line) => line.textContent);

it("draws of five thousand lines those in sight, each with its place among all", () => {
  render(list(options));
  expect(shown()[0]).toBe("Option 1");
  expect(shown().length).toBeLessThan(40);
  const [first] = screen.getAllByRole("listitem");
  expect(first?.getAttribute("aria-setsize")).toBe("5000");
  expect(first?.getAttribute("aria-posinset")).toBe("1");
});

it("brings a line into sight that is asked for", async () => {
  const { rerender } = render(list(options));
  expect(shown()).not.toContain("Option 5000");
  await act(async () => rerender(list(options, 4_999)));
  await vi.waitFor(() => expect(shown()).toContain("Option 5000"));
});

it("shows a few lines as they are", () => {
  render(list(["Berlin", "Leeds"]));
  expect(shown()).toEqual(["Berlin", "Leeds"]);
});
