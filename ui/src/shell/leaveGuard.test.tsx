import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { useUnsaved } from "../base/unsaved";
import { KitProvider } from "../theme/KitProvider";
import { LeaveGuard } from "./LeaveGuard";

type Asked = ComponentProps<typeof LeaveGuard>["useBlocker"];
type Holds = Parameters<Asked>[0];

/** A router that waits when it is told to, and says when it goes on. */
const told: { holds: Holds; wait: () => void } = { holds: () => false, wait: () => undefined };
const arrived = vi.fn();
const useBlocker: Asked = (holds) => {
  const [waits, setWaits] = useState(false);
  Object.assign(told, { holds, wait: () => setWaits(true) });
  return waits ? { reset: () => setWaits(false), proceed: arrived } : {};
};

const place = (address: string) => {
  const { pathname, search } = new URL(address, "http://acme.test");
  return { pathname, search };
};
const isHeld = (from: string, to: string) =>
  told.holds({ currentLocation: place(from), nextLocation: place(to) });

function Typed() {
  useUnsaved(true);
  return null;
}

const show = ({ typed = true, isSignedIn = true } = {}) =>
  render(
    <KitProvider host={testHost}>
      {typed && <Typed />}
      <LeaveGuard useBlocker={useBlocker} isSignedIn={() => isSignedIn} />
    </KitProvider>,
  );

afterEach(cleanup);

it("holds whoever goes to another screen while something is not saved", () => {
  show();
  expect(isHeld("/notes", "/users")).toBe(true);
  // A list that is filtered is the same screen; where something is written is another one.
  expect(isHeld("/users", "/users?search=lena")).toBe(false);
  expect(isHeld("/blog/1?edit", "/blog/1")).toBe(true);
});

it("holds nobody who has nothing to lose, or no session to save it with", () => {
  show({ typed: false });
  expect(isHeld("/notes", "/users")).toBe(false);
  cleanup();
  show({ isSignedIn: false });
  expect(isHeld("/notes", "/users")).toBe(false);
});

it("stays where it is or goes on, as it is answered", async () => {
  show();
  act(told.wait);
  fireEvent.click(await screen.findByRole("button", { name: "stay" }));
  expect(arrived).not.toHaveBeenCalled();
  act(told.wait);
  fireEvent.click(await screen.findByRole("button", { name: "leave" }));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
});

function Autosaving({ save }: { save: () => Promise<void> }) {
  useUnsaved(true, save);
  return null;
}

it("waits for an editor that saves by itself, and asks only when it could not", async () => {
  let isAway = true;
  const save = vi.fn(() => (isAway ? Promise.reject(new Error("away")) : Promise.resolve()));
  render(
    <KitProvider host={testHost}>
      <Autosaving save={save} />
      <LeaveGuard useBlocker={useBlocker} isSignedIn={() => true} />
    </KitProvider>,
  );
  // The two homepages are edited at one path.
  expect(isHeld("/apps/admin/homepage-editor", "/apps/admin/homepage-editor?kind=munro")).toBe(true);
  arrived.mockClear();
  act(told.wait);
  fireEvent.click(await screen.findByRole("button", { name: "stay" }));
  expect(arrived).not.toHaveBeenCalled();
  isAway = false;
  act(told.wait);
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(screen.queryByRole("button", { name: "stay" })).toBeNull();
});
