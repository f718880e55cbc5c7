import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { useUnsaved } from "../base/unsaved";
import { KitProvider } from "../theme/KitProvider";
import { LeaveGuard } from "./LeaveGuard";

type UseBlocker = ComponentProps<typeof LeaveGuard>["useBlocker"];
type ShouldBlock = Parameters<UseBlocker>[0];

/** A router that waits when it is told to, and says when it goes on. */
const router: { holds: ShouldBlock; wait: () => void } = { holds: () => false, wait: () => undefined };
const onArrived = vi.fn();
const useBlocker: UseBlocker = (holds) => {
  const [waits, setWaits] = useState(false);
  Object.assign(router, { holds, wait: () => setWaits(true) });
  return waits ? { reset: () => setWaits(false), proceed: onArrived } : {};
};

const urlLocation = (address: string) => {
  const { pathname, search } = new URL(address, "http://acme.test");
  return { pathname, search };
};
const isBlocked = (from: string, to: string) =>
  router.holds({ currentLocation: urlLocation(from), nextLocation: urlLocation(to) });

function PageWithUnsavedText() {
  useUnsaved(true);
  return null;
}

const show = ({ typed: input = true, isSignedIn = true } = {}) =>
  render(
    <KitProvider host={testHost}>
      {input && <PageWithUnsavedText />}
      <LeaveGuard useBlocker={useBlocker} isSignedIn={() => isSignedIn} />
    </KitProvider>,
  );

afterEach(cleanup);

it("holds whoever goes to another screen while something is not saved", () => {
  show();
  expect(isBlocked("/notes", "/users")).toBe(true);
  // A list that is filtered is the same screen; where something is written is another one.
  expect(isBlocked("/users", "/users?search=lena")).toBe(false);
  expect(isBlocked("/blog/1?edit", "/blog/1")).toBe(true);
});

it("holds nobody who has nothing to lose, or no session to save it with", () => {
  show({ typed: false });
  expect(isBlocked("/notes", "/users")).toBe(false);
  cleanup();
  show({ isSignedIn: false });
  expect(isBlocked("/notes", "/users")).toBe(false);
});

it("stays where it is or goes on, as it is answered", async () => {
  show();
  act(router.wait);
  fireEvent.click(await screen.findByRole("button", { name: "stay" }));
  expect(onArrived).not.toHaveBeenCalled();
  act(router.wait);
  fireEvent.click(await screen.findByRole("button", { name: "leave" }));
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce());
});

function AutosavingPage({ save }: { save: () => Promise<void> }) {
  useUnsaved(true, save);
  return null;
}

it("waits for an editor that saves by itself, and asks only when it could not", async () => {
  let isAway = true;
  const save = vi.fn(() => (isAway ? Promise.reject(new Error("away")) : Promise.resolve()));
  render(
    <KitProvider host={testHost}>
      <AutosavingPage save={save} />
      <LeaveGuard useBlocker={useBlocker} isSignedIn={() => true} />
    </KitProvider>,
  );
  // The two homepages are edited at one path.
  expect(isBlocked("/apps/admin/homepage-editor", "/apps/admin/homepage-editor?kind=munro")).toBe(true);
  onArrived.mockClear();
  act(router.wait);
  fireEvent.click(await screen.findByRole("button", { name: "stay" }));
  expect(onArrived).not.toHaveBeenCalled();
  isAway = false;
  act(router.wait);
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledOnce());
  expect(screen.queryByRole("button", { name: "stay" })).toBeNull();
});
