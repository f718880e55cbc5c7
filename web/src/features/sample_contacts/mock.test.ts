import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import { blank, type Contact, contactsIn, type Owner, ordered, searchContacts } from "./model";

const at = (path: string) => `/api/contacts-app/${path}`;

function book() {
  const { ask } = answersOf(app);
  return {
    ask,
    contacts: async () => (await ask(at("contacts"))).body as Contact[],
    owner: async () => (await ask(at("user"))).body as Owner,
  };
}

it("adds, changes and removes contacts, and refuses one without a name", async () => {
  const { ask, contacts } = book();
  const before = await contacts();
  expect((await ask(at("add-contact"), { newContact: { name: " " } })).status).toBe(422);
  const { body } = await ask(at("add-contact"), { newContact: { name: "Ada", lastName: "Quist" } });
  const { id } = body as Contact;
  await ask(at("update-contact"), { contact: { id, phone: "1" } });
  expect((await contacts()).find((item) => item.id === id)).toMatchObject({ name: "Ada", phone: "1" });
  expect((await ask(at("update-contact"), { contact: { id, name: "" } })).status).toBe(422);
  await ask(at("remove-contact"), { contactId: id });
  await ask(at("remove-contacts"), { contactIds: ["person-1", "person-2"] });
  expect(await contacts()).toHaveLength(before.length - 2);
  expect((await ask(at("remove-contact"), { contactId: id })).status).toBe(404);
  expect((await ask(at("update-contact"), { contact: { id } })).status).toBe(404);
});

it("stars one or many, and remembers stars and groups of what was removed", async () => {
  const { ask, contacts, owner } = book();
  await ask(at("set-contacts-starred"), { contactIds: ["person-1", "person-2"] });
  await ask(at("set-contacts-unstarred"), { contactIds: ["person-2"] });
  expect((await owner()).starred).toContain("person-1");
  expect((await owner()).starred).not.toContain("person-2");
  await ask(at("toggle-starred-contact"), { contactId: "person-2" });
  await ask(at("toggle-starred-contacts"), { contactIds: ["person-1", "person-2"] });
  expect((await owner()).starred).not.toContain("person-1");
  expect((await owner()).starred).not.toContain("person-2");

  await ask(at("toggle-starred-contact"), { contactId: "person-3" });
  const isStarred = (await owner()).starred.includes("person-3");
  const removed = (await contacts()).find(({ id }) => id === "person-3");
  await ask(at("remove-contact"), { contactId: "person-3" });
  await ask(at("add-contact"), { newContact: removed });
  expect((await owner()).starred.includes("person-3")).toBe(isStarred);
});

it("shows places and groups, and says of no other that it is there", async () => {
  const { contacts, owner } = book();
  const [all, user] = [await contacts(), await owner()];
  expect(contactsIn(all, user, "all")).toHaveLength(all.length);
  expect(contactsIn(all, user, "starred")).toHaveLength(user.starred.length);
  expect(contactsIn(all, user, "frequent")).toHaveLength(user.frequentContacts.length);
  expect(contactsIn(all, user, "friends")).toHaveLength(6);
  expect(contactsIn(all, user, "nobody")).toBeUndefined();
});

it("finds by all words, in any letters, and sorts what is empty last both ways", () => {
  const item = (id: string, more: Partial<Contact>) => ({ ...blank(id), name: id, ...more });
  const all = [
    item("春子", { company: "Atlas" }),
    item("Ana", { company: "" }),
    item("Bo", { company: "Zenith", jobTitle: "Editor" }),
  ];
  const names = (list: readonly Contact[]) => list.map(({ name }) => name);
  expect(names(searchContacts(all, "editor bo"))).toEqual(["Bo"]);
  expect(names(searchContacts(all, "春"))).toEqual(["春子"]);
  expect(names(ordered(all, "company"))).toEqual(["春子", "Bo", "Ana"]);
  expect(names(ordered(all, "-company"))).toEqual(["Bo", "春子", "Ana"]);
});
