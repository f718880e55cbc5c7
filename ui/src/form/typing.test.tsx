import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KitContext } from "../base/kit";
import { testHost } from "../base/testHost";
import { SearchBox } from "./SearchBox";
import { TagsInput } from "./TagsField";

function Tags() {
  const [tags, setTags] = useState<string[]>([]);
  return <TagsInput value={tags} onChange={setTags} suggestions={["Data"]} aria-label="Tags" />;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a list of tags", () => {
  const show = () => {
    const { container } = render(
      <KitContext value={testHost}>
        <Tags />
      </KitContext>,
    );
    const input = screen.getByLabelText<HTMLInputElement>("Tags");
    const write = (text: string, inputType: string) => {
      // Past React's own setter, as a browser does it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      fireEvent(input, Object.assign(new Event("input", { bubbles: true }), { inputType }));
    };
    const tags = () => [...container.querySelectorAll(".kit-tag")].map((tag) => tag.textContent);
    return { input, write, tags };
  };

  it("lets a word be typed on that begins like a known one", () => {
    const { input, write, tags } = show();
    write("Data", "insertText");
    expect(tags()).toEqual([]);
    write("Data science", "insertText");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(tags()).toEqual(["Data science"]);
  });

  it("takes what was chosen from the list at once", () => {
    const { write, tags } = show();
    write("Data", "insertReplacementText");
    expect(tags()).toEqual(["Data"]);
  });
});

describe("a search", () => {
  it("waits for a pause, but not to be cleared", () => {
    const listener = vi.fn();
    render(
      <KitContext value={testHost}>
        <SearchBox value="" onChange={listener} label="Search" />
      </KitContext>,
    );
    const input = screen.getByLabelText("Search");
    fireEvent.change(input, { target: { value: "le" } });
    expect(listener).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(250));
    expect(listener).toHaveBeenLastCalledWith("le");
    fireEvent.click(screen.getByLabelText("clearSearch"));
    expect(listener).toHaveBeenLastCalledWith("");
    expect(document.activeElement).toBe(input);
    act(() => void vi.advanceTimersByTime(1000));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("follows the address where nobody types, and keeps what is typed while that is still being cleared", () => {
    const listener = vi.fn();
    const box = (value: string) => (
      <KitContext value={testHost}>
        <SearchBox value={value} onChange={listener} label="Search" />
      </KitContext>
    );
    const { rerender } = render(box("knitting"));
    const input = screen.getByLabelText<HTMLInputElement>("Search");
    rerender(box("sewing"));
    expect(input.value).toBe("sewing");
    fireEvent.change(input, { target: { value: "lift" } });
    rerender(box(""));
    expect(input.value).toBe("lift");
    act(() => void vi.advanceTimersByTime(250));
    expect(listener).toHaveBeenLastCalledWith("lift");
  });
});

describe("a word that the keyboard is still putting together", () => {
  it("is not taken as a tag by the Enter that ends it", () => {
    const { container } = render(
      <KitContext value={testHost}>
        <Tags />
      </KitContext>,
    );
    const input = screen.getByLabelText<HTMLInputElement>("Tags");
    fireEvent.change(input, { target: { value: "にほん" } });
    fireEvent.keyDown(input, { key: "Enter", isComposing: true });
    fireEvent.keyDown(input, { key: "Enter", keyCode: 229 });
    expect(container.querySelectorAll(".kit-tag")).toHaveLength(0);
    fireEvent.keyDown(input, { key: "Enter" });
    expect(container.querySelector(".kit-tag")?.textContent).toBe("にほん");
  });
});
