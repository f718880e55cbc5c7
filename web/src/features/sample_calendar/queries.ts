/** The calls of the sample's calendar. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { SampleEvent } from "./model";

const at = (path: string) => `/api/calendar-app/${path}`;

export const events = queryOptions({
  queryKey: ["sample", "calendar", "events"],
  queryFn: ({ signal }) => mock.get<SampleEvent[]>(at("events"), { signal }),
});

/** Shows at once; a refusal brings back what is stored. */
async function updateOptimistically(
  show: (now: SampleEvent[]) => SampleEvent[],
  send: () => Promise<unknown>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: events.queryKey });
  queries.setQueryData(events.queryKey, (now) => now && show(now));
  try {
    await send();
  } finally {
    await queries.invalidateQueries({ queryKey: events.queryKey });
  }
}

export const addEvent = (newEvent: SampleEvent) =>
  updateOptimistically(
    (now) => [...now, newEvent],
    () => mock.post(at("add-event"), { body: { newEvent } }),
  );
export const updateEvent = (event: SampleEvent) =>
  updateOptimistically(
    (now) => now.map((item) => (item.id === event.id ? event : item)),
    () => mock.post(at("update-event"), { body: { event } }),
  );
export const removeEvent = (eventId: string) =>
  updateOptimistically(
    (now) => now.filter(({ id }) => id !== eventId),
    () => mock.post(at("remove-event"), { body: { eventId } }),
  );
