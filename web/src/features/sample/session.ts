/** A demo session begins and ends with a page of its own: other screens stand at the same addresses. */
import { keepHere, keptHere } from "../../app/preferences";
import { type SampleSession, setSampleSession } from "../../app/sampleSession";

export function enterSample(next: SampleSession): void {
  setSampleSession(next);
  const { settings, shortcuts } = next.user.data;
  const owner = `sample.${next.user.uuid}`;
  if (!keptHere(owner)) keepHere(owner, { settings, shortcuts });
  window.location.assign("/apps/dashboards/analytics");
}

export function leaveSampleSession(): void {
  setSampleSession(null);
  window.location.assign("/pages/auth/login");
}
