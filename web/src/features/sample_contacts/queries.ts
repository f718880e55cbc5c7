/** The calls of the address book. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { Contact, Owner } from "./model";

const at = (path: string) => `/api/contacts-app/${path}`;
const key = ["sample", "contacts"] as const;

export const contacts = queryOptions({
  queryKey: [...key, "contacts"],
  queryFn: ({ signal }) => mock.get<Contact[]>(at("contacts"), { signal }),
});
export const owner = queryOptions({
  queryKey: [...key, "user"],
  queryFn: ({ signal }) => mock.get<Owner>(at("user"), { signal }),
});

/** Shows at once; a refusal brings back what is stored. */
async function updateOptimistically(
  show: (now: Contact[]) => Contact[],
  send: () => Promise<unknown>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: contacts.queryKey });
  queries.setQueryData(contacts.queryKey, (now) => now && show(now));
  try {
    await send();
  } finally {
    await queries.invalidateQueries({ queryKey: contacts.queryKey });
  }
}

export const addContact = (contact: Contact) =>
  updateOptimistically(
    (now) => [...now, contact],
    () => mock.post(at("add-contact"), { body: { newContact: contact } }),
  );

export const changeContact = (contact: Contact) =>
  updateOptimistically(
    (now) => now.map((item) => (item.id === contact.id ? contact : item)),
    () => mock.post(at("update-contact"), { body: { contact } }),
  );

export const removeContacts = (contactIds: readonly string[]) =>
  updateOptimistically(
    (now) => now.filter(({ id }) => !contactIds.includes(id)),
    () => mock.post(at("remove-contacts"), { body: { contactIds } }),
  );

/** Brings removed ones back; who starred or grouped them was not forgotten. */
export const restoreContacts = (removed: readonly Contact[]) =>
  updateOptimistically(
    (now) => [...now, ...removed],
    async () => {
      for (const contact of removed) await mock.post(at("add-contact"), { body: { newContact: contact } });
    },
  );

export async function setStarred(contactIds: readonly string[], on: boolean): Promise<void> {
  await queries.cancelQueries({ queryKey: owner.queryKey });
  queries.setQueryData(owner.queryKey, (now) => {
    if (!now) return now;
    const rest = now.starred.filter((id) => !contactIds.includes(id));
    return { ...now, starred: on ? [...rest, ...contactIds] : rest };
  });
  try {
    const path = on ? "set-contacts-starred" : "set-contacts-unstarred";
    await mock.post(at(path), { body: { contactIds } });
  } finally {
    await queries.invalidateQueries({ queryKey: owner.queryKey });
  }
}
