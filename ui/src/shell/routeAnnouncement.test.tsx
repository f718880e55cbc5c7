import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useRouteAnnouncement } from "./useRouteAnnouncement";

function App({ path, name }: { path: string; name: string }) {
  const arrived = useRouteAnnouncement(path, name);
  return (
    <>
      <button type="button">In the navigation</button>
      <main id="content" tabIndex={-1}>
        <input aria-label="On the screen" />
      </main>
      <p role="status">{arrived}</p>
    </>
  );
}

afterEach(cleanup);

it("says nothing of the screen that the app begins with, and leaves the focus where it is", () => {
  render(<App path="/users" name="Users" />);
  expect(screen.getByRole("status").textContent).toBe("");
  expect(document.activeElement).toBe(document.body);
});

it("names the screen that somebody goes to, and takes the focus along", () => {
  const { rerender } = render(<App path="/users" name="Users" />);
  screen.getByRole("button").focus();
  rerender(<App path="/courses" name="Courses" />);
  expect(screen.getByRole("status").textContent).toBe("Courses");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("leaves the focus to a screen that has put it somewhere", () => {
  const { rerender } = render(<App path="/users" name="Users" />);
  screen.getByLabelText("On the screen").focus();
  rerender(<App path="/courses" name="Courses" />);
  expect(document.activeElement).toBe(screen.getByLabelText("On the screen"));
});
