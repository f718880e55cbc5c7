import { describe, expect, it } from "vitest";
import { duplicate, insertWidget, newWidget, setHideable, step } from "./arrange";
import type { Widget, WidgetColumn } from "./model";

const widget = (id: string, place: WidgetColumn = "main"): Widget => ({
  id,
  type: "counts",
  place,
  props: {},
});
const page = [widget("a"), widget("x", "side"), widget("b"), widget("c")];
const order = (widgets: readonly Widget[], place: WidgetColumn = "main") =>
  widgets.filter((item) => item.place === place).map((item) => item.id);

describe("arranging a page", () => {
  it("moves a widget within its column, past those of the other one", () => {
    expect(order(step(page, "a", 1))).toEqual(["b", "a", "c"]);
    expect(order(step(page, "c", -1))).toEqual(["a", "c", "b"]);
    expect(order(step(page, "a", -1))).toEqual(["a", "b", "c"]);
    expect(order(step(page, "c", 1))).toEqual(["a", "b", "c"]);
    expect(order(step(page, "b", 1), "side")).toEqual(["x"]);
  });

  it("puts a widget into the other column, in front of another or at the end", () => {
    const moved = insertWidget(page, widget("a"), "side", "x");
    expect([order(moved), order(moved, "side")]).toEqual([
      ["b", "c"],
      ["a", "x"],
    ]);
    expect(order(insertWidget(page, widget("x", "side"), "main", null))).toEqual(["a", "b", "c", "x"]);
    expect(insertWidget(page, widget("b"), "main", "b")).toEqual(page);
  });

  it("gives a copy and what is in it ids of their own", () => {
    const social = newWidget("social", "main", new Date(0));
    const [original, copy] = duplicate([social], social.id);
    expect(original).toEqual(social);
    expect(copy?.id).not.toBe(social.id);
    expect(copy?.props.items?.[0]?.id).not.toBe(social.props.items?.[0]?.id);
  });

  it("says of one widget that people may not hide it, and takes that back without a trace", () => {
    const fixed = setHideable(page, "b", false);
    expect(fixed.map(({ id, mandatory }) => [id, mandatory])).toEqual([
      ["a", undefined],
      ["x", undefined],
      ["b", true],
      ["c", undefined],
    ]);
    expect(setHideable(fixed, "b", true)).toEqual(page);
  });
});
