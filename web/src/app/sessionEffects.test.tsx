import { act, cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import SessionEffects from "./SessionEffects";

const connection = vi.hoisted(() => ({
  isLive: true,
  listeners: new Set<() => void>(),
  refreshMe: vi.fn<() => Promise<boolean>>(),
}));

vi.mock("./live", async () => {
  const { useSyncExternalStore } = await import("react");
  const watch = (listener: () => void) => {
    connection.listeners.add(listener);
    return () => connection.listeners.delete(listener);
  };
  return {
    useLive: () => undefined,
    useIsLive: () => useSyncExternalStore(watch, () => connection.isLive),
  };
});
vi.mock("./me", () => ({ refreshMe: connection.refreshMe }));
vi.mock("./tenantContext", () => ({
  useTenantContext: () => ({ team: { id: "t1" } }),
  refreshTenantContext: async () => undefined,
}));
vi.mock("./presence", () => ({
  sendHeartbeat: async () => undefined,
  Presence: class {
    start() {}
    stop() {}
    at() {}
    did() {}
    turned() {}
  },
}));
vi.mock("./analytics", () => ({ trackPage: () => undefined }));

const setLive = (isLive: boolean) =>
  act(async () => {
    connection.isLive = isLive;
    for (const listener of connection.listeners) listener();
  });

/** A screen whose gate is asked each time that the table of screens is gone through. */
async function open() {
  const gate = vi.fn(() => null);
  const screen = <SessionEffects uid="p1" path="/users" screen="/users" />;
  const router = createMemoryRouter([{ path: "/users", loader: gate, element: screen }], {
    initialEntries: ["/users"],
  });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(connection.listeners.size).toBeGreaterThan(0));
  return gate;
}

beforeEach(() => {
  connection.isLive = true;
  connection.refreshMe.mockReset();
});
afterEach(cleanup);

describe("the page of somebody whose roles were changed", () => {
  it("asks the gates again as soon as the server, which hung up, is back", async () => {
    connection.refreshMe.mockResolvedValue(true);
    const gate = await open();
    expect(gate).toHaveBeenCalledTimes(1);
    await setLive(false);
    expect(connection.refreshMe).not.toHaveBeenCalled();
    await setLive(true);
    expect(connection.refreshMe).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(gate).toHaveBeenCalledTimes(2));
  });

  it("stays as it is where the line alone was lost, and at the first connection", async () => {
    connection.refreshMe.mockResolvedValue(false);
    connection.isLive = false;
    const gate = await open();
    await setLive(true);
    expect(connection.refreshMe).not.toHaveBeenCalled();
    await setLive(false);
    await setLive(true);
    expect(connection.refreshMe).toHaveBeenCalledTimes(1);
    expect(gate).toHaveBeenCalledTimes(1);
  });
});
