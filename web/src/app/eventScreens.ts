/** The screens of events and of the calendar, one line each: see routes.tsx. */
import type { Screen } from "./screen";

const of = (path: string, gate: Screen["gate"], title: string, load: Screen["load"]): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "events",
  title,
  load,
});

export const eventScreens: readonly Screen[] = [
  {
    path: "/apps/calendar",
    gate: "signed-in",
    chrome: "full",
    feature: "calendar",
    title: "title",
    load: () => import("../features/calendar/calendar.route"),
  },
  of("/apps/exploreevents", "signed-in", "explore", () => import("../features/events/exploreevents.route")),
  of(
    "/apps/exploreevent/:itemId",
    "signed-in",
    "event",
    () => import("../features/events/exploreevent.route"),
  ),
  of("/apps/myevents", "signed-in", "mine", () => import("../features/events/myevents.route")),
  of("/apps/myevent/:itemId", "signed-in", "event", () => import("../features/events/myevent.route")),
  of(
    "/apps/event-check-in/:eventId",
    "signed-in",
    "doorTitle",
    () => import("../features/events/event-check-in.route"),
  ),
  of("/apps/admin/events", "admin", "events", () => import("../features/events/events.route")),
  of("/apps/admin/event-rooms", "admin", "rooms", () => import("../features/events/event-rooms.route")),
  of("/apps/admin/create-event", "admin", "create", () => import("../features/events/create-event.route")),
  of(
    "/apps/admin/edit-event/:eventId",
    "admin",
    "editTitle",
    () => import("../features/events/edit-event.route"),
  ),
  of(
    "/apps/admin/event-attendee-list/:eventId",
    "admin",
    "attendees",
    () => import("../features/events/attendees.route"),
  ),
  of(
    "/apps/admin/event-wait-list/:eventId",
    "admin",
    "waitList",
    () => import("../features/events/wait-list.route"),
  ),
];
