import { expect, it } from "vitest";
import ar from "../../i18n/ar/notifications/learning.json";
import en from "../../i18n/en/notifications/learning.json";
import { notificationKinds } from "./notificationKinds";

type Kinds = typeof notificationKinds;
type Params<Kind extends keyof Kinds> = Parameters<NonNullable<Kinds[Kind]>["text"]>[0]["params"];

const say = <Kind extends keyof Kinds>(
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

it("names the course and the date in the reader's words", () => {
  const dueAt = "2026-11-27T16:00:00Z";
  expect(say("courseAssigned", { course: "Fire" })).toEqual({
    title: "You have been assigned “Fire”",
    text: "",
  });
  expect(say("courseAssigned", { course: "Fire", isOptional: true, dueAt })).toEqual({
    title: "You can enrol in “Fire”",
    text: "Due 2026-11-27",
  });
  expect(say("courseOverdue", { course: "Fire", dueAt })?.text).toBe("It was due 2026-11-27");
  expect(say("courseCompleted", { course: "Fire" }, ar)?.title).toBe("أكملت «Fire»");
});
