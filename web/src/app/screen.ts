/** What the route table says of a screen. */
import type { LayoutChange } from "@learnt/ui/shell/layout";
import type { ComponentType } from "react";
import type { Gate } from "./gate";

/** The frame around a screen, in the words of the specification's table. */
export type Chrome =
  | "full"
  | "bare"
  | "no-navbar-no-toolbar"
  | "no-toolbar"
  | "no-toolbar-no-navbar-no-side-panel";

export type Screen = {
  path: string;
  gate: Gate;
  /** A screen of the sample areas: their mock runs while it is shown. */
  sample?: true;
  chrome: Chrome;
  /** Laid over the layout that the person chose. */
  layout?: LayoutChange;
  /** Whose words the screen speaks: `i18n/<language>/<feature>.json` is loaded with it. */
  feature: string;
  /** Key of the page's name in the feature's catalogue. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
};
