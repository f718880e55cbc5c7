import { expect, it } from "vitest";
import en from "../../i18n/en/notifications/people_learning.json";
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

it("names those who are late first, and says how many more there are", () => {
  const late = { dueAt: "2026-11-27T16:00:00Z", names: ["Lena"], people: 3 };
  for (const of of [{ course: "Fire" }, { pathway: "Fire" }])
    expect(say("peopleOverdue", { ...of, ...late })).toEqual({
      title: "Overdue in your team: “Fire”",
      text: "Lena, +2 · was due 2026-11-27",
    });
});
