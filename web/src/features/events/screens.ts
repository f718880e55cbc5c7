/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

const eventScreen = (path: string, gate: Screen["gate"], title: string, load: Screen["load"]): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "events",
  title,
  load,
});

export const screens: readonly Screen[] = [
  eventScreen("/apps/exploreevents", "signed-in", "explore", () => import("./exploreevents.route")),
  eventScreen("/apps/exploreevent/:itemId", "signed-in", "event", () => import("./exploreevent.route")),
  eventScreen("/apps/myevents", "signed-in", "mine", () => import("./myevents.route")),
  eventScreen("/apps/myevent/:itemId", "signed-in", "event", () => import("./myevent.route")),
  eventScreen(
    "/apps/event-check-in/:eventId",
    "signed-in",
    "doorTitle",
    () => import("./event-check-in.route"),
  ),
  eventScreen("/apps/admin/events", "admin", "events", () => import("./events.route")),
  eventScreen("/apps/admin/event-rooms", "admin", "rooms", () => import("./event-rooms.route")),
  eventScreen("/apps/admin/create-event", "admin", "create", () => import("./create-event.route")),
  eventScreen("/apps/admin/edit-event/:eventId", "admin", "editTitle", () => import("./edit-event.route")),
  eventScreen(
    "/apps/admin/event-attendee-list/:eventId",
    "admin",
    "attendees",
    () => import("./attendees.route"),
  ),
  eventScreen("/apps/admin/event-wait-list/:eventId", "admin", "waitList", () => import("./wait-list.route")),
];
