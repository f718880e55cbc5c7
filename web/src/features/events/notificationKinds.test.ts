import { expect, it } from "vitest";
import en from "../../i18n/en/notifications/events.json";
import { notificationKinds } from "./notificationKinds";

type Kinds = typeof notificationKinds;
type Params<Kind extends keyof Kinds> = Parameters<NonNullable<Kinds[Kind]>["text"]>[0]["params"];

const describeKind = <Kind extends keyof Kinds>(
  kind: Kind,
  params: Params<Kind>,
  catalogue: Record<string, string> = en,
) =>
  notificationKinds[kind]?.text({
    t: (key, values) =>
      (catalogue[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values?.[name])),
    date: (when) => when.slice(0, 10),
    params,
  });

it("tells who runs an event in words of their own, and why one is cancelled", () => {
  const of = { event: "First aid", startsAt: "2027-07-01T15:00:00Z" };
  expect(describeKind("eventSeat", { ...of, leads: true })).toEqual({
    title: "You lead “First aid”",
    text: "It starts on 2027-07-01.",
  });
  expect(describeKind("eventCancelled", { ...of, leads: true })?.title).toBe(
    "You no longer lead “First aid”",
  );
  expect(describeKind("eventChanged", { ...of, leads: true })?.title).toBe(
    "“First aid” has a new time or place",
  );
  expect(describeKind("eventCancelled", { ...of, reason: "The hall is closed." })).toEqual({
    title: "“First aid” was cancelled",
    text: "Reason: The hall is closed.",
  });
  expect(describeKind("eventCancelled", of)?.title).toBe("Your registration for “First aid” was cancelled");
});
