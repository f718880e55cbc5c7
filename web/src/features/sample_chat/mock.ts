/** What answers the calls of the sample's chat inside the browser, in a demo session. */
import { HttpResponse, http } from "msw";
import { sampleSession } from "../../app/sampleSession";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { chatsOf, contactsOf, userOf } from "./data";
import type { Chat, ChatContact, ChatUser, Line } from "./model";

const CONTACTS = "chat.contacts";
const CHATS = "chat.chats";
const USER = "chat.user";

/** Whoever is signed in to the sample goes by their own name. */
const named = (user: ChatUser): ChatUser => ({
  ...user,
  name: sampleSession()?.user.data.displayName ?? user.name,
});
const unknown = () => refuse("sample_chat_unknown");

export const app: SampleApp = {
  seed: (random, now) => {
    const chats = chatsOf(random, now);
    return { [CONTACTS]: contactsOf(random), [CHATS]: chats, [USER]: userOf(chats) };
  },
  handlers: (store) => [
    http.get("/api/chat/contacts", async () => HttpResponse.json(await store.read<ChatContact[]>(CONTACTS))),
    http.get("/api/chat/user", async () => HttpResponse.json(named(await store.read<ChatUser>(USER)))),
    http.get("/api/chat/get-chat", async ({ request }) => {
      const contactId = new URL(request.url).searchParams.get("contactId") ?? "";
      const contacts = await store.read<ChatContact[]>(CONTACTS);
      if (!contacts.some(({ id }) => id === contactId)) return unknown();
      const known = (await store.read<ChatUser>(USER)).chatList.find((one) => one.contactId === contactId);
      const chatId = known?.chatId ?? `chat-${contactId}`;
      // Whoever opens a conversation has read it.
      await store.change<ChatContact[], null>(CONTACTS, (all) => ({
        value: all.map((one) => (one.id === contactId ? { ...one, unread: 0 } : one)),
        answer: null,
      }));
      const chat = await store.change<Chat[], Chat>(CHATS, (all) => {
        const found = all.find(({ id }) => id === chatId);
        const answer = found ?? { id: chatId, dialog: [] };
        return { value: found ? all : [...all, answer], answer };
      });
      const userChatData = await store.change<ChatUser, ChatUser>(USER, (user) => {
        if (known) return { value: user, answer: user };
        const value = { ...user, chatList: [...user.chatList, { chatId, contactId, lastMessageTime: "" }] };
        return { value, answer: value };
      });
      return HttpResponse.json({ chat, userChatData: userChatData.chatList });
    }),
    http.post("/api/chat/user/data", async ({ request }) => {
      const given = (await request.json()) as Partial<ChatUser>;
      return store.change<ChatUser, Response>(USER, (user) => {
        const value = { ...user, ...given, id: user.id, chatList: user.chatList };
        return { value, answer: HttpResponse.json(named(value)) };
      });
    }),
    http.post("/api/chat/send-message", async ({ request }) => {
      type Sent = { chatId: string; contactId?: string; message: string | Line };
      const { chatId, message } = (await request.json()) as Sent;
      const user = await store.read<ChatUser>(USER);
      const line =
        typeof message === "string" ? { who: user.id, message, time: new Date().toISOString() } : message;
      if (line.message.trim() === "") return refuse("sample_message_empty");
      const isKnown = await store.change<Chat[], boolean>(CHATS, (all) => ({
        value: all.map((one) => (one.id === chatId ? { ...one, dialog: [...one.dialog, line] } : one)),
        answer: all.some(({ id }) => id === chatId),
      }));
      if (!isKnown) return unknown();
      const userChatData = await store.change<ChatUser, ChatUser["chatList"]>(USER, (now) => {
        const chatList = now.chatList.map((one) =>
          one.chatId === chatId ? { ...one, lastMessageTime: line.time } : one,
        );
        return { value: { ...now, chatList }, answer: chatList };
      });
      return HttpResponse.json({ message: line, userChatData });
    }),
  ],
};
