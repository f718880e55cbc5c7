import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePageKeys } from "./usePageKeys";

const onGo = vi.fn();
const onSearch = vi.fn();
const onHelp = vi.fn();

function PageWithKeys({ on = true, search = false }: { on?: boolean; search?: boolean }) {
  usePageKeys({ on, go: { c: "/apps/courses" }, onGo, onSearch, onHelp });
  return (
    <main id="content">
      {search && <input type="search" aria-label="Search" />}
      <textarea aria-label="Notes" />
      <table>
        <tbody>
          {["Ada", "Bo"].map((name) => (
            <tr key={name}>
              <td>
                <a className="kit-row-link" href={`#${name}`}>
                  {name}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const press = (...keys: string[]) => {
  for (const key of keys)
    fireEvent.keyDown(document.activeElement ?? document.body, { key, code: `Key${key.toUpperCase()}` });
};

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it("goes where g and a letter lead, also where the letters of the keyboard are others", () => {
  render(<PageWithKeys />);
  press("g", "c");
  fireEvent.keyDown(document.body, { key: "ل", code: "KeyG" });
  fireEvent.keyDown(document.body, { key: "ؤ", code: "KeyC" });
  expect(onGo.mock.calls).toEqual([["/apps/courses"], ["/apps/courses"]]);
  press("c");
  expect(onGo).toHaveBeenCalledTimes(2);
});

it("moves from entry to entry of a list", () => {
  render(<PageWithKeys />);
  press("j", "j");
  expect(document.activeElement?.textContent).toBe("Bo");
  press("k");
  expect(document.activeElement?.textContent).toBe("Ada");
});

it("searches the page, or everything where the page has no search", () => {
  const { rerender } = render(<PageWithKeys />);
  press("/");
  expect(onSearch).toHaveBeenCalledOnce();
  rerender(<PageWithKeys search />);
  press("/");
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});

it("leaves what is typed alone, and does nothing once it is turned off", () => {
  const { rerender } = render(<PageWithKeys />);
  screen.getByLabelText("Notes").focus();
  press("?", "g", "c");
  screen.getByLabelText("Notes").blur();
  rerender(<PageWithKeys on={false} />);
  press("?", "/", "g", "c", "j");
  expect([onHelp, onGo, onSearch].map((item) => item.mock.calls.length)).toEqual([0, 0, 0]);
});
