import { contrast } from "@learnt/ui/theme/color";
import { expect, it } from "vitest";
import { coloured } from "./Providers";

it.each(["#1877f2", "#4285f4", "#ffd24d", "#2f2f2f", "#ffffff", "#000000", "#00a1f1", "#808080"])(
  "the words on a button of the colour %s can be read",
  (color) => {
    const style = coloured(color) as Record<string, string>;
    expect(contrast(style["--provider"] ?? "", style["--on-provider"] ?? "")).toBeGreaterThanOrEqual(4.5);
  },
);

it("leaves the look to the page where a provider has no colour", () => {
  expect(coloured(null)).toBeUndefined();
  expect(coloured("red")).toBeUndefined();
});
