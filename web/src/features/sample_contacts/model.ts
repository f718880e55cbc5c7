/** The address book of the sample: people, who is starred, whom one writes to often, and groups of them. */
export type Contact = {
  id: string;
  name: string;
  lastName: string;
  /** The seed of a drawn picture, or empty. */
  avatar: string;
  nickname: string;
  company: string;
  jobTitle: string;
  email: string;
  phone: string;
  address: string;
  /** A day, `yyyy-mm-dd`; empty where it is not known. */
  birthday: string;
  notes: string;
};

export type Group = { id: string; name: string; contactIds: string[] };

/** Whose address book it is. What names a contact that was removed stays, so that it comes back whole. */
export type Owner = {
  id: string;
  name: string;
  avatar: string;
  starred: string[];
  frequentContacts: string[];
  groups: Group[];
};

export const ROOT = "/apps/contacts";
export const contactFolders = ["all", "frequent", "starred"] as const;
export type ContactFolder = (typeof contactFolders)[number];
export const isContactFolder = (id: string): id is ContactFolder =>
  (contactFolders as readonly string[]).includes(id);

/** Who stands in a place or a group; nothing where there is no such group. */
export function contactsIn(contacts: readonly Contact[], owner: Owner, id: string): Contact[] | undefined {
  if (id === "all") return [...contacts];
  const ids =
    id === "starred"
      ? owner.starred
      : id === "frequent"
        ? owner.frequentContacts
        : owner.groups.find((group) => group.id === id)?.contactIds;
  if (!ids) return undefined;
  const there = new Set(ids);
  return contacts.filter((contact) => there.has(contact.id));
}

export const fullName = ({ name, lastName }: Pick<Contact, "name" | "lastName">) =>
  `${name} ${lastName}`.trim();

const searched = (contact: Contact) =>
  [fullName(contact), contact.nickname, contact.company, contact.jobTitle, contact.email, contact.phone]
    .join(" ")
    .toLocaleLowerCase();

/** Every word that was typed stands somewhere. */
export function searchContacts(contacts: readonly Contact[], search: string): Contact[] {
  const terms = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return contacts.filter((contact) => {
    const text = searched(contact);
    return terms.every((word) => text.includes(word));
  });
}

const sortKeys: Readonly<Record<string, (contact: Contact) => string>> = {
  name: fullName,
  company: ({ company }) => company,
  jobTitle: ({ jobTitle }) => jobTitle,
  email: ({ email }) => email,
};

/** What is empty comes last, whichever way the order goes. */
export function ordered(contacts: readonly Contact[], sort: string): Contact[] {
  const down = sort.startsWith("-");
  const key = sortKeys[down ? sort.slice(1) : sort] ?? fullName;
  return contacts.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)];
    if (!left || !right) return Number(!left) - Number(!right);
    return left.localeCompare(right) * (down ? -1 : 1);
  });
}

export const blank = (id: string): Contact => ({
  id,
  name: "",
  lastName: "",
  avatar: "",
  nickname: "",
  company: "",
  jobTitle: "",
  email: "",
  phone: "",
  address: "",
  birthday: "",
  notes: "",
});
