import { applyLayoutChange, defaults, readLayout } from "@learnt/ui/shell/layout";
import { describe, expect, it } from "vitest";
import { hasBackButton, layoutOf } from "./layoutOf";
import { isFramed } from "./screen";

const usual = readLayout(undefined);
const at = (path: string, tenant = "acme", screen: Parameters<typeof layoutOf>[1] = { chrome: "full" }) =>
  layoutOf(usual, screen, tenant, path).config;

describe("the layout of a screen", () => {
  it("is what the person chose", () => {
    expect(at("/apps/courses/mycourses")).toEqual(defaults.layout1);
    const mine = {
      style: "layout2",
      config: applyLayoutChange(defaults.layout2, { scroll: "body" }),
    } as const;
    expect(layoutOf(mine, { chrome: "full" }, "acme", "/")).toEqual(mine);
  });

  it("leaves out what the frame of the screen leaves out", () => {
    expect(at("/x", "acme", { chrome: "no-toolbar" })).toMatchObject({
      toolbar: { display: false },
      navbar: { display: true },
    });
    expect(at("/x", "acme", { chrome: "no-toolbar-no-navbar-no-side-panel" })).toMatchObject({
      toolbar: { display: false },
      navbar: { display: false },
      leftSidePanel: { display: false },
    });
  });

  it("lets a screen lay its own settings over", () => {
    const config = at("/x", "acme", {
      chrome: "full",
      layout: { mode: "container", navbar: { folded: false } },
    });
    expect(config).toEqual({
      ...defaults.layout1,
      mode: "container",
      navbar: { ...defaults.layout1.navbar, folded: false },
    });
  });

  it("keeps the shell of who is signed in around a page that guests see alone", () => {
    const lost = { chrome: "bare", keepsShell: true } as const;
    expect([isFramed(lost, true), isFramed(lost, false), isFramed({ chrome: "bare" }, true)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(at("/pages/errors/error-404", "acme", lost)).toEqual(defaults.layout1);
  });

  it("has no toolbar on the homepage of Stellar, and on no other", () => {
    expect(at("/apps/homepage/myhomepage", "stellar")).toMatchObject({
      toolbar: { display: false },
      navbar: { display: true },
    });
    expect(at("/apps/courses/mycourses", "stellar").toolbar.display).toBe(true);
    expect(at("/apps/homepage/myhomepage", "acme").toolbar.display).toBe(true);
  });
});

it.each([
  ["munro", "/blogs", true],
  ["munro", "/blog/7", true],
  ["munro", "/product/7", true],
  ["munro", "/apps/courses/mycourses", false],
  ["munro", "/apps/homepage/myhomepage", false],
  ["munro", "/apps/munro-homepage", false],
  ["munro", "/blogging", false],
  ["acme", "/blogs", false],
])("%s at %s: a way back? %s", (tenant, path, has) => {
  expect(hasBackButton(tenant, path)).toBe(has);
});
