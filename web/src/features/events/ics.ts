/** An event as a file that calendars read (RFC 5545). */
import type { Event } from "./model";

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll(";", "\\;").replaceAll(",", "\\,").replaceAll(/\r?\n/g, "\\n");

const stamp = (when: string | Date) =>
  new Date(when).toISOString().replaceAll(/[-:]/g, "").replace(/\.\d+/, "");

/** A line has at most 75 bytes; what is longer goes on behind a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [folded, length] = ["", 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

type Of = Pick<Event, "id" | "title" | "startsAt" | "endsAt" | "address" | "onlineUrl">;

export function icsOf(event: Of, host: string, now: Date): string {
  const place = event.address || event.onlineUrl || "";
  const page = `https://${host}/apps/myevent/${event.id}`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Learnt//Events//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped([event.onlineUrl, page].filter(Boolean).join("\n"))}`,
    `URL:${page}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
