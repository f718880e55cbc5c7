/** The layout of a screen: what the person chose, what the screen asks for, and what its frame leaves out. */
import { changed, type Layout, type LayoutChange, type LayoutConfig } from "@learnt/ui/shell/layout";
import { paths } from "./pathBuilder";
import type { Chrome, Screen } from "./screen";

const hidden = { display: false };

/** What each frame of the specification's table leaves out. */
const without: Record<Chrome, LayoutChange> = {
  full: {},
  "no-toolbar": { toolbar: hidden },
  "no-navbar-no-toolbar": { navbar: hidden, toolbar: hidden },
  "no-toolbar-no-navbar-no-side-panel": {
    navbar: hidden,
    toolbar: hidden,
    leftSidePanel: hidden,
    rightSidePanel: hidden,
  },
  bare: {
    navbar: hidden,
    toolbar: hidden,
    footer: hidden,
    leftSidePanel: hidden,
    rightSidePanel: hidden,
  },
};

/** One tenant greets its people without a toolbar. */
const greets = (tenantId: string, path: string) => tenantId === "stellar" && path === paths.home;

export function layoutOf(
  chosen: Layout,
  { chrome, layout, keepsShell }: Pick<Screen, "chrome" | "layout" | "keepsShell">,
  tenantId: string,
  path: string,
): Layout {
  const left = without[keepsShell ? "full" : chrome];
  const asked = [layout, left, greets(tenantId, path) ? { toolbar: hidden } : undefined];
  const config = asked.reduce<LayoutConfig>((before, change) => changed(before, change), chosen.config);
  return { ...chosen, config };
}

const homepages: readonly string[] = [paths.home, paths.munroHome];

/** One tenant's people find a way back above its blog and its products. */
export function hasWayBack(tenantId: string, path: string): boolean {
  const [, first = ""] = path.split("/");
  return tenantId === "munro" && ["blog", "blogs", "product"].includes(first) && !homepages.includes(path);
}
