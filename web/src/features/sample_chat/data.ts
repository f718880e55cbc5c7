/** The first conversations: with people of the sample, in the last days. */
import type { Random } from "../sample/app";
import type { Owner } from "../sample/owner";
import { fullName, samplePeople } from "../sample/people";
import { type Chat, type ChatContact, type ChatUser, statuses } from "./model";

const moods = [
  "",
  "Back on Monday",
  "In the workshop until four",
  "Tea first, then questions",
  "Reading submissions",
] as const;
const openings = [
  "Did you get the plan for Thursday?",
  "The room is booked from nine.",
  "Could you look at the second page before noon?",
  "Thank you for taking the late shift!",
] as const;
const answers = [
  "Yes, I have it open right now.",
  "Perfect, I will tell the others.",
  "I am on it – give me half an hour.",
  "Any time. How did it go?",
] as const;

export const contactsOf = (random: Random): ChatContact[] =>
  samplePeople.slice(0, 14).map((person, at) => ({
    id: person.id,
    name: fullName(person),
    avatar: `seed:${person.id}`,
    status: random.pick(statuses),
    mood: random.pick(moods),
    unread: at < 3 ? random.int(1, 4) : 0,
  }));

export function chatsOf(random: Random, now: Date, me: Owner): Chat[] {
  return samplePeople.slice(0, 6).map(({ id }, at) => ({
    id: `chat-${id}`,
    dialog: Array.from({ length: random.int(2, 7) }, (_, line) => ({
      who: line % 2 === 0 ? id : me.uuid,
      message: line % 2 === 0 ? random.pick(openings) : random.pick(answers),
      time: new Date(now.getTime() - (at * 26 + 8 - line) * 3_600_000).toISOString(),
    })),
  }));
}

export function userOf(chats: readonly Chat[], me: Owner): ChatUser {
  return {
    id: me.uuid,
    name: me.name,
    avatar: "",
    status: "online",
    mood: "Glad to help",
    chatList: chats.map(({ id, dialog }) => ({
      chatId: id,
      contactId: id.replace("chat-", ""),
      lastMessageTime: dialog.at(-1)?.time ?? "",
    })),
  };
}
