/** A demo session begins and ends with a page of its own: other screens stand at the same addresses. */
import { localPreferences, storeLocalPreferences } from "../../app/preferences";
import { type SampleSession, setSampleSession } from "../../app/sampleSession";
import { firstPreferences } from "./firstPreferences";

export function enterSample(next: SampleSession): void {
  setSampleSession(next);
  const owner = `sample.${next.user.uuid}`;
  if (!localPreferences(owner)) storeLocalPreferences(owner, firstPreferences(next.user));
  window.location.assign("/apps/dashboards/analytics");
}

export function leaveSampleSession(): void {
  setSampleSession(null);
  window.location.assign("/pages/auth/login");
}
