/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

const of = (path: string, gate: Screen["gate"], title: string, load: Screen["load"]): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "events",
  title,
  load,
});

export const screens: readonly Screen[] = [
  of("/apps/exploreevents", "signed-in", "explore", () => import("./exploreevents.route")),
  of("/apps/exploreevent/:itemId", "signed-in", "event", () => import("./exploreevent.route")),
  of("/apps/myevents", "signed-in", "mine", () => import("./myevents.route")),
  of("/apps/myevent/:itemId", "signed-in", "event", () => import("./myevent.route")),
  of("/apps/event-check-in/:eventId", "signed-in", "doorTitle", () => import("./event-check-in.route")),
  of("/apps/admin/events", "admin", "events", () => import("./events.route")),
  of("/apps/admin/event-rooms", "admin", "rooms", () => import("./event-rooms.route")),
  of("/apps/admin/create-event", "admin", "create", () => import("./create-event.route")),
  of("/apps/admin/edit-event/:eventId", "admin", "editTitle", () => import("./edit-event.route")),
  of("/apps/admin/event-attendee-list/:eventId", "admin", "attendees", () => import("./attendees.route")),
  of("/apps/admin/event-wait-list/:eventId", "admin", "waitList", () => import("./wait-list.route")),
];
