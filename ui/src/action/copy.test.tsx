import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { KitContext } from "../base/kit";
import { testHost } from "../base/testHost";
import { toast } from "../feedback/toast";
import { CopyButton } from "./CopyButton";

function press(clipboard: object | undefined) {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as Clipboard);
  render(
    <KitContext value={testHost}>
      <CopyButton text="S3CR ET" what="Key" />
    </KitContext>,
  );
  fireEvent.click(screen.getByRole("button"));
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("copies, and says so", async () => {
  const toastSpy = vi.spyOn(toast, "success");
  const writeText = vi.fn().mockResolvedValue(undefined);
  press({ writeText });
  await waitFor(() => expect(toastSpy).toHaveBeenCalledExactlyOnceWith("copied"));
  expect(writeText).toHaveBeenCalledExactlyOnceWith("S3CR ET");
});

it.each([undefined, { writeText: () => Promise.reject(new Error("no")) }])(
  "says when the browser does not let it",
  async (clipboard) => {
    const toastSpy = vi.spyOn(toast, "error");
    press(clipboard);
    await waitFor(() => expect(toastSpy).toHaveBeenCalledExactlyOnceWith("notCopied"));
  },
);
