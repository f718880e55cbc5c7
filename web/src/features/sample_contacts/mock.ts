/** What answers the calls of the address book inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { owner, ownKey } from "../sample/owner";
import { refuse } from "../sample/refusals";
import { contactsOf, ownerOf } from "./data";
import { blank, type Contact, type Owner } from "./model";

const CONTACTS = "contacts.contacts";
const OWNER = "contacts.user";
const at = (path: string) => `/api/contacts-app/${path}`;

const unknown = () => refuse("sample_contact_unknown");
const nameless = () => refuse("sample_name_missing", "name");

type RequestBody = {
  contact?: Partial<Contact>;
  newContact?: Partial<Contact>;
  contactId?: string;
  contactIds?: string[];
};
const readBody = async (request: Request) => (await request.json()) as RequestBody;

export const app: SampleApp = {
  seed: (random, now) => ({ [CONTACTS]: contactsOf(random, now), [ownKey(OWNER)]: ownerOf(random, owner()) }),
  handlers: (store) => {
    const removing = async (ids: readonly string[]) =>
      store.change<Contact[], Response>(CONTACTS, (contacts) => {
        const value = contacts.filter(({ id }) => !ids.includes(id));
        if (ids.length > 0 && value.length === contacts.length) return { value: contacts, answer: unknown() };
        return { value, answer: HttpResponse.json(value) };
      });
    const starring = (to: (isStarred: boolean) => boolean) => async (ids: readonly string[]) =>
      store.change<Owner, Response>(ownKey(OWNER), (now) => {
        const starred = new Set(now.starred);
        for (const id of ids) {
          if (to(starred.has(id))) starred.add(id);
          else starred.delete(id);
        }
        const value = { ...now, starred: [...starred] };
        return { value, answer: HttpResponse.json(value) };
      });
    const toggle = starring((isStarred) => !isStarred);
    const star = starring(() => true);
    const unstar = starring(() => false);
    return [
      http.get(at("contacts"), async () => HttpResponse.json(await store.read<Contact[]>(CONTACTS))),
      http.get(at("user"), async () => HttpResponse.json(await store.read<Owner>(ownKey(OWNER)))),
      http.post(at("add-contact"), async ({ request }) => {
        const { newContact, contact: also } = await readBody(request);
        const input = newContact ?? also ?? {};
        const name = (input.name ?? "").trim();
        if (!name) return nameless();
        const contact = { ...blank(input.id || crypto.randomUUID()), ...input, name };
        return store.change<Contact[], Response>(CONTACTS, (contacts) => ({
          value: [...contacts.filter(({ id }) => id !== contact.id), contact],
          answer: HttpResponse.json(contact),
        }));
      }),
      http.post(at("update-contact"), async ({ request }) => {
        const { contact: input = {} } = await readBody(request);
        if (input.name !== undefined && !input.name.trim()) return nameless();
        return store.change<Contact[], Response>(CONTACTS, (contacts) => {
          const old = contacts.find(({ id }) => id === input.id);
          if (!old) return { value: contacts, answer: unknown() };
          const contact = { ...old, ...input };
          const value = contacts.map((item) => (item.id === contact.id ? contact : item));
          return { value, answer: HttpResponse.json(contact) };
        });
      }),
      http.post(at("remove-contact"), async ({ request }) =>
        removing([(await readBody(request)).contactId ?? ""]),
      ),
      http.post(at("remove-contacts"), async ({ request }) =>
        removing((await readBody(request)).contactIds ?? []),
      ),
      http.post(at("toggle-starred-contact"), async ({ request }) =>
        toggle([(await readBody(request)).contactId ?? ""]),
      ),
      http.post(at("toggle-starred-contacts"), async ({ request }) =>
        toggle((await readBody(request)).contactIds ?? []),
      ),
      http.post(at("set-contacts-starred"), async ({ request }) =>
        star((await readBody(request)).contactIds ?? []),
      ),
      http.post(at("set-contacts-unstarred"), async ({ request }) =>
        unstar((await readBody(request)).contactIds ?? []),
      ),
    ];
  },
};
