/** The calls of the sample's chat. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { Chat, ChatContact, ChatMessage, ChatUser } from "./model";

const key = ["sample", "chat"] as const;

export const contacts = queryOptions({
  queryKey: [...key, "contacts"],
  queryFn: ({ signal }) => mock.get<ChatContact[]>("/api/chat/contacts", { signal }),
});
export const user = queryOptions({
  queryKey: [...key, "user"],
  queryFn: ({ signal }) => mock.get<ChatUser>("/api/chat/user", { signal }),
});

type OpenChat = { chat: Chat; userChatData: ChatUser["chatList"] };

export const chat = (contactId: string, userId: string) =>
  queryOptions({
    queryKey: [...key, "chat", contactId],
    queryFn: async ({ signal }) => {
      const query = { contactId, userId };
      const opened = await mock.get<OpenChat>("/api/chat/get-chat", { query, signal });
      queries.setQueryData(contacts.queryKey, (all) =>
        all?.map((item) => (item.id === contactId ? { ...item, unread: 0 } : item)),
      );
      return opened.chat;
    },
  });

export async function send(chatId: string, contactId: string, message: ChatMessage): Promise<void> {
  const shown = chat(contactId, message.who).queryKey;
  queries.setQueryData(shown, (now) => now && { ...now, dialog: [...now.dialog, message] });
  try {
    await mock.post("/api/chat/send-message", { body: { chatId, contactId, message } });
  } finally {
    await Promise.all([
      queries.invalidateQueries({ queryKey: shown }),
      queries.invalidateQueries({ queryKey: user.queryKey }),
    ]);
  }
}

export async function saveUser(change: Partial<ChatUser>): Promise<void> {
  queries.setQueryData(user.queryKey, (now) => now && { ...now, ...change });
  await mock.post("/api/chat/user/data", { body: change });
}
