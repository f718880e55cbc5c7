/** What answers the calls of the sample's chat inside the browser, in a demo session. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { owner, ownKey } from "../sample/owner";
import { refuse } from "../sample/refusals";
import { chatsOf, contactsOf, userOf } from "./data";
import type { Chat, ChatContact, ChatMessage, ChatUser } from "./model";

const CONTACTS = "chat.contacts";
const CHATS = "chat.chats";
const USER = "chat.user";

/** A name that was changed since then. */
const withOwnerName = (user: ChatUser): ChatUser => ({ ...user, name: owner().name });
const unknown = () => refuse("sample_chat_unknown");

export const app: SampleApp = {
  seed: (random, now) => {
    const me = owner();
    const chats = chatsOf(random, now, me);
    return {
      [ownKey(CONTACTS, me)]: contactsOf(random),
      [ownKey(CHATS, me)]: chats,
      [ownKey(USER, me)]: userOf(chats, me),
    };
  },
  handlers: (store) => [
    http.get("/api/chat/contacts", async () =>
      HttpResponse.json(await store.read<ChatContact[]>(ownKey(CONTACTS))),
    ),
    http.get("/api/chat/user", async () =>
      HttpResponse.json(withOwnerName(await store.read<ChatUser>(ownKey(USER)))),
    ),
    http.get("/api/chat/get-chat", async ({ request }) => {
      const contactId = new URL(request.url).searchParams.get("contactId") ?? "";
      const contacts = await store.read<ChatContact[]>(ownKey(CONTACTS));
      if (!contacts.some(({ id }) => id === contactId)) return unknown();
      const existing = (await store.read<ChatUser>(ownKey(USER))).chatList.find(
        (item) => item.contactId === contactId,
      );
      const chatId = existing?.chatId ?? `chat-${contactId}`;
      // Whoever opens a conversation has read it.
      await store.change<ChatContact[], null>(ownKey(CONTACTS), (all) => ({
        value: all.map((item) => (item.id === contactId ? { ...item, unread: 0 } : item)),
        answer: null,
      }));
      const chat = await store.change<Chat[], Chat>(ownKey(CHATS), (all) => {
        const result = all.find(({ id }) => id === chatId);
        const answer = result ?? { id: chatId, dialog: [] };
        return { value: result ? all : [...all, answer], answer };
      });
      const userChatData = await store.change<ChatUser, ChatUser>(ownKey(USER), (user) => {
        if (existing) return { value: user, answer: user };
        const value = { ...user, chatList: [...user.chatList, { chatId, contactId, lastMessageTime: "" }] };
        return { value, answer: value };
      });
      return HttpResponse.json({ chat, userChatData: userChatData.chatList });
    }),
    http.post("/api/chat/user/data", async ({ request }) => {
      const input = (await request.json()) as Partial<ChatUser>;
      return store.change<ChatUser, Response>(ownKey(USER), (user) => {
        const value = { ...user, ...input, id: user.id, chatList: user.chatList };
        return { value, answer: HttpResponse.json(withOwnerName(value)) };
      });
    }),
    http.post("/api/chat/send-message", async ({ request }) => {
      type SentMessage = { chatId: string; contactId?: string; message: string | ChatMessage };
      const { chatId, message } = (await request.json()) as SentMessage;
      const user = await store.read<ChatUser>(ownKey(USER));
      const line =
        typeof message === "string" ? { who: user.id, message, time: new Date().toISOString() } : message;
      if (line.message.trim() === "") return refuse("sample_message_empty");
      const isKnown = await store.change<Chat[], boolean>(ownKey(CHATS), (all) => ({
        value: all.map((item) => (item.id === chatId ? { ...item, dialog: [...item.dialog, line] } : item)),
        answer: all.some(({ id }) => id === chatId),
      }));
      if (!isKnown) return unknown();
      const userChatData = await store.change<ChatUser, ChatUser["chatList"]>(ownKey(USER), (now) => {
        const chatList = now.chatList.map((item) =>
          item.chatId === chatId ? { ...item, lastMessageTime: line.time } : item,
        );
        return { value: { ...now, chatList }, answer: chatList };
      });
      return HttpResponse.json({ message: line, userChatData });
    }),
  ],
};
