/** The layout of a screen: what the person chose, what the screen asks for, and what its frame leaves out. */
import {
  applyLayoutChange,
  type Layout,
  type LayoutChange,
  type LayoutConfig,
} from "@learnt/ui/shell/layout";
import { paths } from "./pathBuilder";
import type { Chrome, Screen } from "./screen";

const hidden = { display: false };

/** What each frame of the specification's table leaves out. */
const hiddenParts: Record<Chrome, LayoutChange> = {
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
const hasWelcomeLayout = (tenantId: string, path: string) => tenantId === "stellar" && path === paths.home;

export function layoutOf(
  chosen: Layout,
  { chrome, layout, keepsShell }: Pick<Screen, "chrome" | "layout" | "keepsShell">,
  tenantId: string,
  path: string,
): Layout {
  const left = hiddenParts[keepsShell ? "full" : chrome];
  const layoutChanges = [layout, left, hasWelcomeLayout(tenantId, path) ? { toolbar: hidden } : undefined];
  const config = layoutChanges.reduce<LayoutConfig>(
    (before, change) => applyLayoutChange(before, change),
    chosen.config,
  );
  return { ...chosen, config };
}

const homepages: readonly string[] = [paths.home, paths.munroHome];

/** One tenant's people find a way back above its blog and its products. */
export function hasBackButton(tenantId: string, path: string): boolean {
  const [, first = ""] = path.split("/");
  return tenantId === "munro" && ["blog", "blogs", "product"].includes(first) && !homepages.includes(path);
}
