/** What features show on every screen, in the frame around it: apart from the other parts, which no first page needs. */
import type { ComponentType } from "react";
import type { EarnedBadgesProps } from "../features/badges/components/EarnedBadges";
import { openCatalogue } from "../i18n/i18n";
import { part } from "./part";

/** On every screen while somebody acts as another person. */
export const ActingBanner = part<object>(
  "impersonation",
  async () => (await import("../features/impersonation/components/Banner")).Banner,
);

/** The notice of a badge that was just earned; whoever shows it decides when it is loaded, and what happens when it cannot be. */
export async function loadEarnedBadges(): Promise<ComponentType<EarnedBadgesProps>> {
  const [{ EarnedBadges }] = await Promise.all([
    import("../features/badges/components/EarnedBadges"),
    openCatalogue("badges"),
  ]);
  return EarnedBadges;
}
export type { EarnedBadgesProps };

/** In the footer of the sample areas: what they are built with. */
export const SampleFooterLinks = part<object>(
  "sample",
  async () => (await import("../features/sample/FooterLinks")).FooterLinks,
);

/** On every screen of the sample areas. */
export const SampleBar = part<object>(
  "sample",
  async () => (await import("../features/sample/SampleBar")).SampleBar,
);
