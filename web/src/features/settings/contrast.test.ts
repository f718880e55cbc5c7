import { defaultColours } from "@learnt/ui/theme/brand";
import { describe, expect, it } from "vitest";
import { warningsOf } from "./contrast";

const what = (change: Partial<typeof defaultColours>) =>
  warningsOf({ ...defaultColours, ...change }).map((warning) => warning.what);

describe("the contrast of a team's colours", () => {
  it("warns of nothing that can be seen and read", () => {
    expect(
      warningsOf({ ...defaultColours, primaryColor: "#6d64f5", sidebarBackgroundColor: "#0b0b18" }),
    ).toEqual([]);
  });

  it("warns of a button that is lost on the page, in light or in dark", () => {
    expect(what({ primaryColor: "#ffe9a8", sidebarBackgroundColor: "#0b0b18" })).toContain("page.light");
    expect(what({ primaryColor: "#1b1b2f", topHeaderBackgroundColor: "#ffffff" })).toContain("page.dark");
  });

  it("warns of a bar of nearly the colour of what is marked on it", () => {
    expect(what({ sidebarBackgroundColor: defaultColours.primaryColor })).toContain("sidebar");
    expect(what({ topHeaderBackgroundColor: defaultColours.primaryColor })).toContain("topHeader");
  });

  it("warns of a bar on which neither white nor black reads well, with the contrast there is", () => {
    const [first] = warningsOf({
      ...defaultColours,
      primaryColor: "#ffffff",
      sidebarBackgroundColor: "#7a7a7a",
    }).filter((warning) => warning.what === "sidebarText");
    expect(first?.ratio).toBeGreaterThan(4.5);
    expect(first?.ratio).toBeLessThan(5.5);
  });
});
