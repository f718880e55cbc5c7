/** A demo session begins and ends with a page of its own: other screens stand at the same addresses. */
import { keepHere, keptHere } from "../../app/preferences";
import { type SampleSession, setSampleSession } from "../../app/sampleSession";
import { firstPreferences } from "./first";

export function enterSample(next: SampleSession): void {
  setSampleSession(next);
  const owner = `sample.${next.user.uuid}`;
  if (!keptHere(owner)) keepHere(owner, firstPreferences(next.user));
  window.location.assign("/apps/dashboards/analytics");
}

export function leaveSampleSession(): void {
  setSampleSession(null);
  window.location.assign("/pages/auth/login");
}
