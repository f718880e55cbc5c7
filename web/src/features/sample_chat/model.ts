/** Conversations of the sample. */
export const statuses = ["online", "away", "do-not-disturb", "offline"] as const;
export type Status = (typeof statuses)[number];
export type ChatContact = {
  id: string;
  name: string;
  avatar: string;
  status: Status;
  mood: string;
  unread: number;
};
export type ChatMessage = { who: string; message: string; time: string };
export type Chat = { id: string; dialog: readonly ChatMessage[] };
export type ChatUser = {
  id: string;
  name: string;
  avatar: string;
  status: Status;
  mood: string;
  chatList: readonly { chatId: string; contactId: string; lastMessageTime: string }[];
};

export const toneOf = (status: Status) =>
  status === "online" ? "good" : status === "away" ? "warn" : status === "do-not-disturb" ? "bad" : "neutral";

/** Those with a conversation first, the latest on top; the others by name. */
export function ordered(contacts: readonly ChatContact[], user: ChatUser): ChatContact[] {
  const last = new Map(user.chatList.map(({ contactId, lastMessageTime }) => [contactId, lastMessageTime]));
  return [...contacts].sort((item, other) => {
    const [a, b] = [last.get(item.id) ?? "", last.get(other.id) ?? ""];
    return a === b ? item.name.localeCompare(other.name) : a < b ? 1 : -1;
  });
}

export function searchContacts(contacts: readonly ChatContact[], search: string): readonly ChatContact[] {
  const searchText = search.trim().toLocaleLowerCase();
  return contacts.filter(({ name }) => name.toLocaleLowerCase().includes(searchText));
}

const DAY_ENDS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** When something was said, as in “November 24th 2026, 9:05:07 am”; in other languages as they write it. */
export function formatMessageTime(time: string, locale: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) return "";
  if (locale !== "en")
    return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "medium" }).format(at);
  const month = new Intl.DateTimeFormat("en", { month: "long" }).format(at);
  const day = at.getDate();
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${at.getHours() % 12 || 12}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
  const half = at.getHours() < 12 ? "am" : "pm";
  return `${month} ${day}${DAY_ENDS[ordinals.select(day)]} ${at.getFullYear()}, ${clock} ${half}`;
}
