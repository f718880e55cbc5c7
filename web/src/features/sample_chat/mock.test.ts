import { expect, it, vi } from "vitest";
import { type SampleSession, sampleSession } from "../../app/sampleSession";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import {
  type ChatContact,
  type ChatMessage,
  type ChatUser,
  formatMessageTime,
  ordered,
  searchContacts,
} from "./model";

vi.mock("../../app/sampleSession", async (original) => ({
  ...(await original<typeof import("../../app/sampleSession")>()),
  sampleSession: vi.fn(() => null),
}));

it("opens a conversation, which is read then, and makes one where there was none", async () => {
  const { ask } = answersOf(app);
  const contacts = (await ask("/api/chat/contacts")).body as ChatContact[];
  const [first] = contacts;
  expect(first?.unread).toBeGreaterThan(0);
  await ask(`/api/chat/get-chat?contactId=${first?.id}&userId=sample-admin`);
  expect(((await ask("/api/chat/contacts")).body as ChatContact[])[0]?.unread).toBe(0);
  const last = contacts.at(-1);
  const { body } = await ask(`/api/chat/get-chat?contactId=${last?.id}&userId=sample-admin`);
  expect(body.chat.dialog).toEqual([]);
  expect(body.userChatData).toContainEqual(expect.objectContaining({ contactId: last?.id }));
  expect((await ask("/api/chat/get-chat?contactId=nobody&userId=x")).status).toBe(404);
});

it("sends a message, which puts its contact on top, and no empty one", async () => {
  const { ask } = answersOf(app);
  const contacts = (await ask("/api/chat/contacts")).body as ChatContact[];
  const last = contacts.at(-1) as ChatContact;
  const { body } = await ask(`/api/chat/get-chat?contactId=${last.id}&userId=sample-admin`);
  const message = { who: "sample-admin", message: "Hello", time: "2026-11-30T10:00:00.000Z" };
  const sent = await ask("/api/chat/send-message", {
    chatId: body.chat.id,
    contactId: last.id,
    message: message,
  });
  expect(sent.body.message).toEqual(message);
  const user = (await ask("/api/chat/user")).body as ChatUser;
  expect(ordered(contacts, user)[0]?.id).toBe(last.id);
  const empty = { ...message, message: "  " };
  expect((await ask("/api/chat/send-message", { chatId: body.chat.id, message: empty })).status).toBe(422);
  expect(searchContacts(contacts, last.name.toUpperCase()).map(({ id }) => id)).toEqual([last.id]);
});

it("keeps one's status, and neither id nor conversations from outside", async () => {
  const { ask } = answersOf(app);
  const { body } = await ask("/api/chat/user/data", { status: "away", id: "other", chatList: [] });
  expect(body).toMatchObject({ status: "away", id: "sample-admin" });
  expect(body.chatList.length).toBeGreaterThan(0);
});

it("writes when something was said with the number of the day", () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5, 7).toISOString();
  expect(formatMessageTime(at(1, 0), "en")).toBe("November 1st 2026, 12:05:07 am");
  expect(formatMessageTime(at(22, 12), "en")).toBe("November 22nd 2026, 12:05:07 pm");
  expect(formatMessageTime(at(3, 9), "en")).toBe("November 3rd 2026, 9:05:07 am");
  expect(formatMessageTime(at(13, 23), "en")).toBe("November 13th 2026, 11:05:07 pm");
  expect(formatMessageTime("never", "en")).toBe("");
});

it("belongs to whoever is signed in to the sample, by their own name", async () => {
  const { ask } = answersOf(app);
  const me = async () => (await ask("/api/chat/user")).body as ChatUser;
  const signIn = (uuid: string, displayName: string) =>
    vi
      .mocked(sampleSession)
      .mockReturnValue({ user: { uuid, data: { displayName, email: "" } } } as SampleSession);
  expect(await me()).toMatchObject({ id: "sample-admin", name: "Abena Mensah" });
  signIn("sample-staff", "Arnaud Petit");
  expect(await me()).toMatchObject({ id: "sample-staff", name: "Arnaud Petit" });
  const { body } = await ask("/api/chat/user/data", { mood: "At lunch" });
  expect(body).toMatchObject({ name: "Arnaud Petit", mood: "At lunch" });
  const [first] = (await ask("/api/chat/contacts")).body as ChatContact[];
  const opened = await ask(`/api/chat/get-chat?contactId=${first?.id}&userId=sample-staff`);
  const message = new Set((opened.body.chat.dialog as ChatMessage[]).map(({ who }) => who));
  expect(message).toEqual(new Set([first?.id, "sample-staff"]));
  const sent = await ask("/api/chat/send-message", { chatId: opened.body.chat.id, message: "Keys?" });
  expect(sent.body.message.who).toBe("sample-staff");
  signIn("sample-staff", "Arnaud Blanc");
  expect((await me()).name, "as it was changed").toBe("Arnaud Blanc");
  signIn("sample-admin", "Abena Mensah");
  expect((await me()).mood).not.toBe("At lunch");
  const own = await ask(`/api/chat/get-chat?contactId=${first?.id}&userId=sample-admin`);
  expect(JSON.stringify(own.body)).not.toContain("Keys?");
});
