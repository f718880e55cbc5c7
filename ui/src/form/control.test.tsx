import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { testHost } from "../base/testHost";
import { KitProvider } from "../theme/KitProvider";
import { SelectControl, TextControl } from "./Control";

afterEach(cleanup);

const show = (children: React.ReactNode) => render(<KitProvider host={testHost}>{children}</KitProvider>);

function Name({ error }: { error?: string }) {
  const [name, setName] = useState("First aid");
  return (
    <TextControl label="Title" hint="People see it." error={error} optional value={name} onChange={setName} />
  );
}

it("is tied to its label and its hint, and says each change", () => {
  show(<Name />);
  const input = screen.getByLabelText(/^Title/) as HTMLInputElement;
  expect(input.value).toBe("First aid");
  expect(input.getAttribute("aria-invalid")).toBeNull();
  expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "People see it.",
  );
  fireEvent.change(input, { target: { value: "Fire safety" } });
  expect(input.value).toBe("Fire safety");
});

it("says its mistake, and then its hint", () => {
  show(<Name error="Enter a title." />);
  const input = screen.getByLabelText(/^Title/);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const notes = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Enter a title.",
    "People see it.",
  ]);
  expect(screen.getByRole("alert").textContent).toBe("Enter a title.");
});

it("takes several lines, days and choices", () => {
  const onChange = vi.fn();
  show(
    <>
      <TextControl label="Comment" rows={4} value="" onChange={onChange} />
      <TextControl label="Day" type="date" value="2026-11-28" onChange={onChange} />
      <SelectControl
        label="Colour"
        value="red"
        choices={[
          { value: "red", label: "Red" },
          { value: "blue", label: "Blue" },
        ]}
        onChange={onChange}
      />
    </>,
  );
  expect(screen.getByLabelText("Comment").tagName).toBe("TEXTAREA");
  expect((screen.getByLabelText("Day") as HTMLInputElement).type).toBe("date");
  fireEvent.change(screen.getByLabelText("Colour"), { target: { value: "blue" } });
  expect(onChange).toHaveBeenCalledWith("blue");
});
