/** What answers the quick panel in a demo session: some notes, and what happens today. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";

type Entry = { id: string; title: string; detail: string };
const PANEL = "panel.data";

const notes: readonly Entry[] = [
  { id: "note-1", title: "Saturday", detail: "Bread, lemons, a card for Nia" },
  { id: "note-2", title: "Workshop, second day", detail: "Begin with the exercise in pairs" },
  { id: "note-8", title: "Call the surveyor", detail: "Ask for the old map of the harbour" },
];
const events: readonly Entry[] = [
  { id: "event-1", title: "Group meeting", detail: "In 32 minutes, room 1B" },
  { id: "event-2", title: "Workshop", detail: "In 2 hours, hall" },
  { id: "event-3", title: "Library closes", detail: "In 6 hours" },
];

export const app: SampleApp = {
  seed: () => ({ [PANEL]: { notes, events } }),
  handlers: (store) => [
    http.get("/api/quick-panel/data", async () => HttpResponse.json(await store.read<object>(PANEL))),
  ],
};
