/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import type { OwnTenant } from "../tenant";

export const addresses = (own: OwnTenant) => ({
  "/apps/exploreevent/:itemId": `/apps/exploreevent/${own.eventId}`,
  "/apps/myevent/:itemId": `/apps/myevent/${own.eventId}`,
  "/apps/event-check-in/:eventId": `/apps/event-check-in/${own.eventId}`,
  "/apps/admin/edit-event/:eventId": `/apps/admin/edit-event/${own.eventId}`,
  "/apps/admin/event-attendee-list/:eventId": `/apps/admin/event-attendee-list/${own.eventId}`,
  "/apps/admin/event-wait-list/:eventId": `/apps/admin/event-wait-list/${own.eventId}`,
});
