import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { EditableLine } from "../features/sample_scrumboard/components/EditableText";

afterEach(cleanup);

/** Where a key of the keyboard is asked for, and nothing asks whether it ends a word that is still put together. */
const asks = /key [!=]==? "Enter"/;
const root = join(import.meta.dirname, "../../..");
const unaware = ["web/src", "ui/src", "admin-console/src"].flatMap((app) =>
  readdirSync(join(root, app), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => `${app}/${file.replaceAll("\\", "/")}`)
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return asks.test(text) && !text.includes("isComposing");
    }),
);

it("Enter is nowhere taken from a keyboard that is still putting a word together", () => {
  expect(unaware).toEqual([]);
});

it("a line keeps the focus, and is not saved, while a word is put together", () => {
  const save = vi.fn();
  render(<EditableLine value="" onSave={save} label="Title" />);
  const line = screen.getByLabelText("Title");
  line.focus();
  fireEvent.change(line, { target: { value: "にほ" } });
  fireEvent.keyDown(line, { key: "Enter", isComposing: true });
  expect(save).not.toHaveBeenCalled();
  fireEvent.keyDown(line, { key: "Enter" });
  expect(save).toHaveBeenCalledWith("にほ");
});
