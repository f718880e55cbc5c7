import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReloadOnUpdate } from "./useReloadOnUpdate";

const missingChunk = new TypeError("Failed to fetch dynamically imported module: /assets/users.js");

function Screen({ error }: { error: unknown }) {
  const { isReloading, isAway } = useReloadOnUpdate(error);
  return <p>{isReloading ? "reloading" : isAway ? "away" : "here"}</p>;
}

const open = (error: unknown) => act(async () => void render(<Screen error={error} />));
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => {
  cleanup();
  reload.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a screen whose piece is gone", () => {
  it("is loaded anew once, and not again where that did not help", async () => {
    await open(missingChunk);
    expect(screen.getByText("reloading")).toBeTruthy();
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    await open(missingChunk);
    expect(screen.getByText("here")).toBeTruthy();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("waits for the connection where the server is away", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    await open(missingChunk);
    expect(screen.getByText("away")).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal("fetch", async () => new Response());
    await act(async () => void window.dispatchEvent(new Event("online")));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it("stays where a screen broke for another reason", async () => {
  await open(new Error("no such field"));
  expect(screen.getByText("here")).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
