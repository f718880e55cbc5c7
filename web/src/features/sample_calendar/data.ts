/** The first entries: around today. */
import type { Random } from "../sample/app";
import type { SampleEvent } from "./model";

const eventRows: readonly (readonly [
  title: string,
  days: number,
  hour: number,
  hours: number,
  desc: string,
])[] = [
  ["Team breakfast", 0, 9, 1, "Kitchen, second floor"],
  ["Harbour walk", 1, 14, 3, "Bring good shoes"],
  ["Interview with ليلى حداد", 2, 11, 1, ""],
  ["Library closed", 3, 0, 24, ""],
  ["Workshop: reading maps", 5, 10, 4, "Room 1B"],
  ["Open evening", 8, 18, 2, "Everybody is welcome"],
  ["春子の歓迎会", 11, 17, 2, ""],
  ["Inventory", -2, 8, 6, "All hands"],
  ["Review of the month", -6, 15, 1, ""],
  ["Holiday", 14, 0, 48, ""],
];

export const eventsOf = (_random: Random, now: Date): SampleEvent[] =>
  eventRows.map(([title, days, hour, hours, desc], at) => {
    const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
    return {
      id: `event-${at + 1}`,
      title,
      allDay: hours >= 24,
      start: start.toISOString(),
      end: new Date(start.getTime() + hours * 3_600_000).toISOString(),
      desc,
    };
  });
