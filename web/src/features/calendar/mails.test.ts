/** What mails tell the calendars of those who read them, read by a parser that is not ours (RFC 5545, RFC 5546). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";

/** What the service's own tests hold byte for byte. */
const folder = join(import.meta.dirname, "../../../../tenant-api/src/features", "events", "invite");
const mail = (name: string) => readFileSync(join(folder, `${name}.ics`), "utf8");

type ParsedMail = { method: unknown; event: ICAL.Component; zone: ICAL.Timezone };

function read(file: string): ParsedMail {
  const root = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const events = root.getAllSubcomponents("vevent");
  const zones = root.getAllSubcomponents("vtimezone");
  expect([root.name, events.length, zones.length]).toEqual(["vcalendar", 1, 1]);
  return {
    method: root.getFirstPropertyValue("method"),
    event: events[0] as ICAL.Component,
    zone: new ICAL.Timezone(zones[0] as ICAL.Component),
  };
}

/** In the order in which they are sent. */
const mails = ["request", "changed", "cancelled"].map((name) => read(mail(name)));
const [invited, moved, gone] = mails as [ParsedMail, ParsedMail, ParsedMail];
const value = ({ event }: ParsedMail, name: string) => event.getFirstPropertyValue(name);

/** The moment that another program finds, by the zone in the file alone. */
function momentOf({ event, zone }: ParsedMail, name: "dtstart" | "dtend"): string {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue() as ICAL.Time;
  expect(property?.getParameter("tzid")).toBe(zone.tzid);
  time.zone = zone;
  return new Date(time.toUnixTime() * 1000).toISOString();
}

describe("a mail about an event", () => {
  it("asks to come, asks again when the event moves, and calls it off", () => {
    expect(mails.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(mails.map((mail) => value(mail, "status"))).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
  });

  it("is always about the one event, and a later one counts for more", () => {
    expect(new Set(mails.map((mail) => value(mail, "uid"))).size).toBe(1);
    const sequences = mails.map((mail) => Number(value(mail, "sequence")));
    expect(sequences).toEqual([4, 6, 8]);
    const stamps = mails.map((mail) => (value(mail, "dtstamp") as ICAL.Time).toUnixTime());
    expect(stamps).toEqual([...stamps].sort((item, other) => item - other));
  });

  it.each([
    ["invitation", invited, "2027-06-15T07:00:00.000Z", "2027-06-15T10:00:00.000Z"],
    ["change", moved, "2027-10-30T22:00:00.000Z", "2027-10-31T03:00:00.000Z"],
    ["cancellation", gone, "2027-10-30T22:00:00.000Z", "2027-10-31T03:00:00.000Z"],
  ] as const)(
    "means the same moments to them as to us, also through a change of clocks: %s",
    (_, mail, starts, ends) => {
      expect([momentOf(mail, "dtstart"), momentOf(mail, "dtend")]).toEqual([starts, ends]);
    },
  );

  it("says who asks whom, and that nobody has to answer", () => {
    for (const mail of mails) {
      const organizer = mail.event.getFirstProperty("organizer");
      expect([organizer?.getFirstValue(), organizer?.getParameter("cn")]).toEqual([
        "mailto:no-reply@acme.example",
        "Acme 'Safety'; Ltd",
      ]);
      const attendees = mail.event.getAllProperties("attendee");
      expect(attendees.map((item) => item.getFirstValue())).toEqual(["mailto:lena@acme.example"]);
      expect(attendees[0]?.getParameter("cn")).toBe("Léna, 'the' Berg");
      expect(attendees[0]?.getParameter("rsvp")).toBe("FALSE");
      expect(attendees[0]?.getParameter("partstat")).toBe(mail === gone ? "DECLINED" : "ACCEPTED");
    }
  });

  it("gives texts back as they were written, and the way to the net only to who has a seat", () => {
    const page = "https://acme.example/apps/myevent/0190a000-0000-7000-8000-000000000001";
    for (const mail of mails)
      expect(value(mail, "summary")).toBe(
        "Erste Hilfe; Teil 1, mit Übung \\ السلامة في المستودع قبل بداية العمل",
      );
    expect(mails.map((mail) => value(mail, "location"))).toEqual(["Halle 2, Tor 3", "Halle 3", "Halle 3"]);
    expect(value(moved, "description")).toBe(`https://meet.example/aid\n${page}`);
    expect(value(gone, "description")).toBe(page);
  });

  it.each([
    ["invitation", mail("request")],
    ["change", mail("changed")],
    ["cancellation", mail("cancelled")],
  ])("has lines of at most 75 bytes that end alike: %s", (_, file) => {
    const lines = file.split("\r\n");
    expect(lines.pop()).toBe("");
    const bytes = new TextEncoder();
    for (const line of lines) {
      expect(bytes.encode(line).length, line).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });
});
