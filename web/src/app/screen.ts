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
  /** Bare to guests alone: whoever is signed in keeps the shell, and with it the way to everything else. */
  keepsShell?: true;
  /** Laid over the layout that the person chose. */
  layout?: LayoutChange;
  /** Whose words the screen speaks: `i18n/<language>/<feature>.json` is loaded with it. */
  feature: string;
  /** Key of the page's name in the feature's catalogue. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
};

/** Whether the shell stands around a screen. A guest has nothing that it could hold: no navigation, no notifications, no profile. */
export const isFramed = (screen: Pick<Screen, "chrome" | "keepsShell">, isSignedIn: boolean): boolean =>
  isSignedIn &&
  (screen.keepsShell === true || (screen.chrome !== "bare" && screen.chrome !== "no-navbar-no-toolbar"));
