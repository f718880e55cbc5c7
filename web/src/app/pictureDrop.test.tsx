import { KitContext } from "@learnt/ui/base/kit";
import { testHost } from "@learnt/ui/base/testHost";
import { timeoutProblem } from "@learnt/ui/http/problem";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type Picture, PictureDrop } from "./PictureDrop";

let arrive: (picture: Picture) => void;
let fail: (error: unknown) => void;
vi.mock("../api/upload", () => ({
  upload: () =>
    new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    }),
}));

/** An editor that writes a picture into what it holds, as the homepage's and the blogs' do. */
function Editor() {
  const [held, setHeld] = useState({ title: "", picture: "" });
  return (
    <KitContext value={host}>
      <input
        aria-label="Title"
        value={held.title}
        onChange={(event) => setHeld({ ...held, title: event.target.value })}
      />
      <PictureDrop
        label="Choose a picture"
        hint=""
        error={undefined}
        onSent={({ id }) => setHeld({ ...held, picture: id })}
      />
      <output>{JSON.stringify(held)}</output>
    </KitContext>
  );
}

afterEach(cleanup);

const host = { ...testHost, toFailure: () => ({ message: "This took too long." }) };

it("what is typed while a picture is on its way stays when it arrives", async () => {
  render(<Editor />);
  fireEvent.change(screen.getByLabelText("Choose a picture"), {
    target: { files: [new File(["x"], "cover.png", { type: "image/png" })] },
  });
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Typed meanwhile" } });
  await act(async () => arrive({ id: "p1", url: "/p1", width: 1, height: 1 }));
  expect(JSON.parse(screen.getByRole("status").textContent ?? "")).toEqual({
    title: "Typed meanwhile",
    picture: "p1",
  });
});

it("a picture that got stuck is sent once more without choosing it again", async () => {
  render(<Editor />);
  fireEvent.change(screen.getByLabelText("Choose a picture"), {
    target: { files: [new File(["x"], "cover.png", { type: "image/png" })] },
  });
  await act(async () => fail(timeoutProblem()));
  expect(screen.getByRole("alert").textContent).toBe("This took too long.");
  fireEvent.click(screen.getByRole("button", { name: "retry" }));
  await act(async () => arrive({ id: "p1", url: "/p1", width: 1, height: 1 }));
  expect(JSON.parse(screen.getByRole("status").textContent ?? "").picture).toBe("p1");
});
