import { expect, it } from "vitest";
import en from "../../i18n/en/notifications/forms.json";
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

it("tells of forms to those who answer and to those who mark", () => {
  expect(describeKind("formAssigned", { form: "Fire", dueAt: "2026-11-27T16:00:00Z" })).toEqual({
    title: "Please complete “Fire”",
    text: "Due 2026-11-27",
  });
  expect(describeKind("formSubmitted", { form: "Fire", person: "Lena", isRequest: true })).toEqual({
    title: "“Fire” is waiting for your approval",
    text: "Submitted by Lena",
  });
  expect(describeKind("formMarked", { form: "Fire", outcome: "not approved" })?.text).toBe("Not approved");
});
