/** Each kind of notification that the service knows has a look and words. */
import { expect, it } from "vitest";
import arabic from "../i18n/notifications.ar";
import english from "../i18n/notifications.en";
import { notificationKind, notificationKinds } from "./notificationKinds";

const documents = import.meta.glob<string>("../../../docs/openapi/tenant-api.json", {
  eager: true,
  import: "default",
  query: "?raw",
});
const known: string[] = Object.values(documents).flatMap(
  (text) => JSON.parse(text).components.schemas.NotificationKind.enum,
);

it("are those of the service, in its order, each in a place of its own", () => {
  expect(notificationKinds).toEqual(known);
  const positions = notificationKinds.map((kind) => notificationKind(kind)?.position);
  expect(new Set(positions).size).toBe(known.length);
});

it.each([
  ["English", english],
  ["Arabic", arabic],
])("have a name and a note in %s", (_language, catalogue) => {
  const keys = notificationKinds.flatMap((kind) => [`kind.${kind}`, `about.${kind}`]);
  expect(keys.filter((key) => !catalogue[key])).toEqual([]);
});

it.each([
  ["English", english],
  ["Arabic", arabic],
])("say in %s what each of them tells, whatever it came to", (_language, catalogue) => {
  const t = (key: string) => {
    expect(catalogue[key], key).toBeTruthy();
    return key;
  };
  const outcomes = ["competent", "notCompetent", "pendingResubmission"];
  const params = [
    {},
    ...outcomes.map((outcome) => ({ outcome, dueAt: "2026-11-27T16:00:00Z", note: "Call" })),
  ];
  for (const kind of notificationKinds)
    for (const sent of params) {
      const text = notificationKind(kind)?.text({ t, date: (when) => when, params: sent as never });
      expect(text?.title, kind).toBeTruthy();
    }
});
