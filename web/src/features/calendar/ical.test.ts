/** What the server writes for other programs' calendars, read by a parser that is not ours. */
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import sample from "../../../../tenant-api/base/src/ical/sample.ics?raw";

const root = new ICAL.Component(ICAL.parse(sample) as unknown[]);
const zones = new Map(
  root.getAllSubcomponents("vtimezone").map((item) => {
    const zone = new ICAL.Timezone(item);
    return [zone.tzid, zone] as const;
  }),
);
const events = new Map(
  root
    .getAllSubcomponents("vevent")
    .map((item) => [String(item.getFirstPropertyValue("uid")), item] as const),
);

/** The moment that another program finds, by the zones in the file alone. */
function momentOf(uid: string, name: "dtstart" | "dtend"): string {
  const property = events.get(uid)?.getFirstProperty(name);
  const time = property?.getFirstValue() as ICAL.Time;
  const tzid = property?.getParameter("tzid");
  if (tzid) {
    const zone = zones.get(String(tzid));
    if (!zone) throw new Error(`The file has no zone ${tzid}.`);
    time.zone = zone;
  }
  return new Date(time.toUnixTime() * 1000).toISOString();
}

describe("a calendar for other programs", () => {
  it("is one, with a zone for each that is named", () => {
    expect(root.name).toBe("vcalendar");
    expect(root.getFirstPropertyValue("version")).toBe("2.0");
    expect([...zones.keys()].sort()).toEqual([
      "America/New_York",
      "Asia/Kolkata",
      "Australia/Sydney",
      "Europe/Berlin",
    ]);
    for (const item of events.values())
      for (const name of ["uid", "dtstamp", "dtstart", "summary", "sequence"])
        expect(item.getFirstPropertyValue(name), name).not.toBeNull();
  });

  it.each([
    ["spring", "2027-03-28T00:30:00.000Z", "2027-03-28T01:30:00.000Z"],
    ["autumn", "2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z"],
    ["leap", "2028-02-29T08:00:00.000Z", "2028-02-29T09:00:00.000Z"],
    ["south", "2027-12-01T08:00:00.000Z", "2027-12-01T09:00:00.000Z"],
    ["half", "2027-12-01T08:00:00.000Z", "2027-12-01T09:00:00.000Z"],
    ["utc", "2027-12-01T08:00:00.000Z", "2027-12-01T09:00:00.000Z"],
  ])("says the same moments to them as to us: %s", (uid, starts, ends) => {
    expect([momentOf(uid, "dtstart"), momentOf(uid, "dtend")]).toEqual([starts, ends]);
  });

  it("gives texts back as they were written", () => {
    const item = events.get("spring");
    expect(item?.getFirstPropertyValue("summary")).toBe("First aid; part 1, with \\ practice");
    expect(item?.getFirstPropertyValue("location")).toBe("Hall 2, gate 3");
    expect(item?.getFirstPropertyValue("description")).toBe(
      "Bring shoes.\nسلامة في المستودع – يرجى الحضور قبل عشر دقائق من بداية الدورة",
    );
  });

  it("names who invites whom, without their names becoming parameters", () => {
    const item = events.get("due");
    const organizer = item?.getFirstProperty("organizer");
    expect([organizer?.getFirstValue(), organizer?.getParameter("cn")]).toEqual([
      "mailto:no-reply@acme.example",
      "Acme 'Safety'; Ltd",
    ]);
    const attendee = item?.getFirstProperty("attendee");
    expect([attendee?.getFirstValue(), attendee?.getParameter("partstat")]).toEqual([
      "mailto:lena@acme.example",
      "ACCEPTED",
    ]);
  });
});
