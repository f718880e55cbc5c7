import { describe, expect, it } from "vitest";
import { applyLayoutChange, defaults, readLayout, restyled } from "./layout";

describe("the layout", () => {
  it("begins as the specification says", () => {
    const { style, config } = readLayout(undefined);
    expect(style).toBe("layout1");
    expect(config.scroll).toBe("content");
    expect(config.navbar).toEqual({ display: true, position: "left", folded: true });
    expect(config.toolbar).toEqual({ display: true, position: "below", style: "fixed" });
  });

  it("keeps what it knows and falls back for the rest", () => {
    const { config } = readLayout({
      style: "layout1",
      config: {
        navbar: { folded: false, position: "up" },
        mode: "boxed",
        scroll: 7,
        toolbar: "away",
        other: 1,
      },
    });
    expect(config).toEqual({
      ...defaults.layout1,
      navbar: { ...defaults.layout1.navbar, folded: false },
      mode: "boxed",
    });
  });

  it.each([null, "layout2", [], { style: "layout9", config: null }])(
    "makes the first layout of %j",
    (stored) => {
      expect(readLayout(stored)).toEqual({ style: "layout1", config: defaults.layout1 });
    },
  );

  it("fills a style up with its own defaults", () => {
    expect(readLayout({ style: "layout2" }).config.mode).toBe("boxed");
    expect(readLayout({ style: "layout3" }).config).toMatchObject({
      mode: "container",
      toolbar: { position: "above" },
    });
  });

  it("forgets the settings of one style when another is chosen", () => {
    expect(restyled("layout3")).toEqual({ style: "layout3", config: defaults.layout3 });
  });

  it("begins as the team has it, until somebody chooses otherwise", () => {
    const open = { navbar: { folded: false } };
    expect(readLayout(undefined, open).config.navbar.folded).toBe(false);
    expect(readLayout({ style: "layout2" }, open).config).toMatchObject({ mode: "boxed", ...open });
    const chosen = { style: "layout1", config: { navbar: { folded: true } } };
    expect(readLayout(chosen, open).config.navbar.folded).toBe(true);
    expect(restyled("layout3", open).config.navbar).toEqual({ ...defaults.layout3.navbar, folded: false });
  });

  it("takes the change of a screen or a choice over what was there", () => {
    const config = applyLayoutChange(defaults.layout1, { toolbar: { display: false } });
    expect(config.toolbar).toEqual({ display: false, position: "below", style: "fixed" });
    expect(config.navbar).toEqual(defaults.layout1.navbar);
  });
});
