/** What answers the calls of the sample's calendar inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { eventsOf } from "./data";
import type { SampleEvent } from "./model";

const EVENTS = "calendar.events";
const at = (path: string) => `/api/calendar-app/${path}`;
const nameless = () => refuse("sample_title_missing", "title");
const unknown = () => refuse("sample_event_unknown");

export const app: SampleApp = {
  seed: (random, now) => ({ [EVENTS]: eventsOf(random, now) }),
  handlers: (store) => [
    http.get(at("events"), async () => HttpResponse.json(await store.read<SampleEvent[]>(EVENTS))),
    http.post(at("add-event"), async ({ request }) => {
      const { newEvent } = (await request.json()) as { newEvent: SampleEvent };
      if (!newEvent.title.trim()) return nameless();
      return store.change<SampleEvent[], Response>(EVENTS, (all) => ({
        value: [...all.filter(({ id }) => id !== newEvent.id), newEvent],
        answer: HttpResponse.json(newEvent),
      }));
    }),
    http.post(at("update-event"), async ({ request }) => {
      const { event } = (await request.json()) as { event: SampleEvent };
      if (!event.title.trim()) return nameless();
      return store.change<SampleEvent[], Response>(EVENTS, (all) =>
        all.some(({ id }) => id === event.id)
          ? {
              value: all.map((item) => (item.id === event.id ? { ...item, ...event } : item)),
              answer: HttpResponse.json(event),
            }
          : { value: all, answer: unknown() },
      );
    }),
    http.post(at("remove-event"), async ({ request }) => {
      const { eventId } = (await request.json()) as { eventId: string };
      return store.change<SampleEvent[], Response>(EVENTS, (all) => ({
        value: all.filter(({ id }) => id !== eventId),
        answer: HttpResponse.json(eventId),
      }));
    }),
  ],
};
