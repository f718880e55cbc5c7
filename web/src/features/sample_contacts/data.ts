/** The first contacts: the people of the sample areas, with where they work. */
import type { Random } from "../sample/app";
import type { Owner as Person } from "../sample/owner";
import { samplePeople } from "../sample/people";
import { blank, type Contact, type Owner } from "./model";

const companies = [
  "Harbour Press",
  "Northwind Bakery",
  "Atlas Surveying",
  "Blue Door Theatre",
  "Linden Clinic",
  "Meridian Maps",
  "Orchard School",
] as const;
const jobs = [
  "Editor",
  "Head of purchasing",
  "Surveyor",
  "Stage manager",
  "Nurse",
  "Cartographer",
  "Teacher",
  "Accountant",
] as const;
const streets = ["Mill Lane", "Station Road", "Quay Street", "Garden Row", "Church Hill"] as const;
const notes = [
  "Prefers to be called in the morning.",
  "Met at the summer workshop; sends the minutes.",
  "Away every second Friday.",
  "",
  "",
] as const;

const padTwo = (value: number) => String(value).padStart(2, "0");

export const contactsOf = (random: Random, now: Date): Contact[] =>
  samplePeople.map(({ id, firstName, lastName, email }) => ({
    ...blank(id),
    name: firstName,
    lastName,
    avatar: random.next() < 0.6 ? `seed:${id}` : "",
    company: random.pick(companies),
    jobTitle: random.pick(jobs),
    email,
    // Numbers that are kept for stories.
    phone: `+44 20 7946 0${random.int(100, 999)}`,
    address: random.next() < 0.7 ? `${random.int(1, 120)} ${random.pick(streets)}` : "",
    birthday:
      random.next() < 0.6
        ? `${now.getFullYear() - random.int(22, 61)}-${padTwo(random.int(1, 12))}-${padTwo(random.int(1, 28))}`
        : "",
    notes: random.pick(notes),
  }));

export function ownerOf(random: Random, { uuid, name }: Person): Owner {
  const ids = samplePeople.map(({ id }) => id);
  return {
    id: uuid,
    name,
    avatar: "",
    starred: random.some(ids, 5),
    frequentContacts: random.some(ids, 8),
    groups: [
      { id: "friends", name: "Friends", contactIds: random.some(ids, 6) },
      { id: "clients", name: "Clients", contactIds: random.some(ids, 7) },
      { id: "recent-workers", name: "Recent workers", contactIds: random.some(ids, 5) },
    ],
  };
}
