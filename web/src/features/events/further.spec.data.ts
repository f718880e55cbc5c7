/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  ["/apps/event-check-in/{eventId}", "signed-in", "full", "marks who came, at the door"],
  ["/apps/admin/event-rooms", "admin", "full", "the rooms that events take place in"],
];
