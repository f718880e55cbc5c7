/** A dialog with something typed in it asks before it closes, however soon it is told to. */
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { Dialog } from "./Dialog";
import { useKeepOpen } from "./keepOpen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Name() {
  const [text, setText] = useState("");
  useKeepOpen(text !== "");
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

it("asks where Escape comes before the browser has time for anything else", async () => {
  const onClose = vi.fn();
  render(
    <KitProvider host={testHost}>
      <Dialog open onClose={onClose} title="Add user">
        <Name />
      </Dialog>
    </KitProvider>,
  );
  const name = (await screen.findByLabelText("Name")) as HTMLInputElement;
  await waitFor(() => expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull());
  // As in a browser: what React puts off is done after the next key.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  write?.call(name, "Mona");
  name.dispatchEvent(new Event("input", { bubbles: true }));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  name.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
