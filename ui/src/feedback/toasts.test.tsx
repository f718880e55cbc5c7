/** Notices are in nobody's way: the keyboard goes into them, out of them, and back when they go. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import Toasts from "./Toasts";
import { toast } from "./toast";

afterEach(cleanup);

/** A notice that somebody came to by Tab from the last button of the page. */
async function showToast(title: string) {
  render(
    <KitProvider host={testHost}>
      <button type="button">First</button>
      <button type="button">Last</button>
      <Toasts />
    </KitProvider>,
  );
  act(() => toast.success(title));
  const notice = (await screen.findByText(title)).closest<HTMLElement>("[data-part=root]") as HTMLElement;
  const close = within(notice).getByRole("button", { name: "close" });
  const user = userEvent.setup();
  const last = screen.getByRole("button", { name: "Last" });
  last.focus();
  for (let step = 0; step < 3 && document.activeElement !== close; step += 1) await user.tab();
  expect(document.activeElement).toBe(close);
  return { user, last, close, notice };
}

it("gives the focus back when the notice that holds it goes", async () => {
  const { last, close } = await showToast("Closed");
  fireEvent.click(close);
  await waitFor(() => expect(document.activeElement).toBe(last), { timeout: 3_000 });
  expect(screen.queryByText("Closed")).toBeNull();
});

it("lets whoever goes on by Tab out of the notices again", async () => {
  const { user, last, notice } = await showToast("Left");
  await user.tab();
  // What the toaster does of its own comes a moment later.
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(document.activeElement).not.toBe(last);
  expect(notice.contains(document.activeElement)).toBe(false);
});
