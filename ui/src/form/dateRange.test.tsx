import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { DateRange } from "./DateRange";

afterEach(cleanup);

it("tells which end was chosen, and lets neither go beyond the other", () => {
  const onChange = vi.fn();
  render(
    <DateRange
      labels={{ from: "From", to: "Until" }}
      from="2026-11-02"
      to="2026-11-22"
      onChange={onChange}
    />,
  );
  const [from, to] = [
    screen.getByLabelText<HTMLInputElement>("From"),
    screen.getByLabelText<HTMLInputElement>("Until"),
  ];
  expect([from.value, from.max, to.value, to.min]).toEqual([
    "2026-11-02",
    "2026-11-22",
    "2026-11-22",
    "2026-11-02",
  ]);
  fireEvent.change(to, { target: { value: "" } });
  fireEvent.change(from, { target: { value: "2026-11-03" } });
  expect(onChange.mock.calls).toEqual([
    ["to", ""],
    ["from", "2026-11-03"],
  ]);
});

it("has no limits where an end is open", () => {
  render(<DateRange labels={{ from: "From", to: "Until" }} from="" to="" onChange={() => undefined} />);
  expect(screen.getByLabelText("From").hasAttribute("max")).toBe(false);
  expect(screen.getByLabelText("Until").hasAttribute("min")).toBe(false);
});
