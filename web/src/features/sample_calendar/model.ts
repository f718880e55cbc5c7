/** Entries of the sample's calendar. */
export type SampleEvent = {
  id: string;
  title: string;
  allDay: boolean;
  /** A moment; of a whole day, its beginning where the reader is. */
  start: string;
  end: string;
  desc: string;
};

export const views = ["month", "week", "day", "agenda"] as const;
export type View = (typeof views)[number];
export const readView = (text: string | null, narrow: boolean): View =>
  views.find((view) => view === text) ?? (narrow ? "agenda" : "month");

/** An hour that begins with the next full one, on a day or now. */
export function blank(day: Date, now: Date): SampleEvent {
  const start = new Date(day.getFullYear(), day.getMonth(), day.getDate(), now.getHours() + 1);
  return {
    id: crypto.randomUUID(),
    title: "",
    allDay: false,
    start: start.toISOString(),
    end: new Date(start.getTime() + 3_600_000).toISOString(),
    desc: "",
  };
}

/** Ends after it began. */
export const isInOrder = (start: string, end: string) => new Date(end).getTime() > new Date(start).getTime();
