import { afterEach, expect, it, vi } from "vitest";
import { type SampleSession, sampleSession } from "../../app/sampleSession";
import { defaultOwner } from "../sample/owner";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import {
  blank,
  type CountedFolder,
  type Mail,
  type MailPage,
  mailsAt,
  quoted,
  searchMails,
  withSubjectPrefix,
} from "./model";

vi.mock("../../app/sampleSession", async (original) => ({
  ...(await original<typeof import("../../app/sampleSession")>()),
  sampleSession: vi.fn(() => null),
}));

afterEach(() => void vi.mocked(sampleSession).mockReset().mockReturnValue(null));

const signIn = (uuid: string, displayName: string, email: string) =>
  vi.mocked(sampleSession).mockReturnValue({ user: { uuid, data: { displayName, email } } } as SampleSession);

const at = (path: string) => `/api/mail-app/${path}`;

function box() {
  const { ask, store } = answersOf(app);
  const page = async (query: string) => (await ask(at(`mails?${query}`))).body as MailPage;
  const folder = async (id: string) => ((await ask(at(`mail?mailId=${id}`))).body as Mail).folder;
  return { ask, store, page, folder };
}

it("shows folders, filters and labels, the latest first, and knows no others", async () => {
  const { ask, page } = box();
  const { mails, total } = await page("folderHandle=inbox&perPage=10");
  expect(total).toBe(30);
  expect(mails).toHaveLength(10);
  expect(mails.map(({ time }) => time)).toEqual(
    mails
      .map(({ time }) => time)
      .toSorted()
      .toReversed(),
  );
  expect((await page("filterHandle=starred")).mails.every(({ starred }) => starred)).toBe(true);
  expect((await page("labelHandle=travel")).mails.every(({ labels }) => labels.includes("travel"))).toBe(
    true,
  );
  for (const wrong of ["folderHandle=attic", "filterHandle=attic", "labelHandle=attic"])
    expect((await ask(at(`mails?${wrong}`))).status).toBe(404);
  expect((await ask(at("mail?mailId=none"))).status).toBe(404);
});

it("keeps a draft, refuses to send it without an address, sends it, and counts", async () => {
  const { ask, folder } = box();
  const drafts = async () =>
    ((await ask(at("folders"))).body as CountedFolder[]).find(({ handle }) => handle === "drafts")?.count;
  const before = (await drafts()) ?? 0;
  await ask(at("update-mail"), { id: "mine", subject: "Picnic" });
  expect(await folder("mine")).toBe("drafts");
  expect(await drafts()).toBe(before + 1);
  expect((await ask(at("update-mail"), { id: "mine", folder: "sent" })).status).toBe(422);
  const to = [{ name: "", email: "a@example.test" }];
  expect((await ask(at("update-mail"), { id: "mine", to, folder: "sent" })).status).toBe(200);
  expect(await folder("mine")).toBe("sent");
  expect(await drafts()).toBe(before);
});

it("moves, labels and deletes; what is deleted in the trash is erased, and can come back", async () => {
  const { ask, folder } = box();
  const selectedMailIds = ["mail-1", "mail-2"];
  await ask(at("set-folder"), { selectedMailIds, folderHandle: "spam" });
  expect(await folder("mail-2")).toBe("spam");
  expect((await ask(at("set-folder"), { selectedMailIds, folderHandle: "attic" })).status).toBe(404);
  await ask(at("delete-mails"), { selectedMailIds });
  expect(await folder("mail-1")).toBe("trash");
  const was = (await ask(at("mail?mailId=mail-1"))).body as Mail;
  await ask(at("delete-mails"), { selectedMailIds });
  expect((await ask(at("mail?mailId=mail-1"))).status).toBe(404);
  expect((await ask(at("delete-mails"), { selectedMailIds })).status).toBe(404);
  await ask(at("update-mail"), was);
  expect(await folder("mail-1")).toBe("trash");
  await ask(at("toggle-label"), { selectedMailIds: ["mail-3"], labelHandle: "urgent" });
  const first = ((await ask(at("mail?mailId=mail-3"))).body as Mail).labels.includes("urgent");
  await ask(at("toggle-label"), { selectedMailIds: ["mail-3"], labelHandle: "urgent" });
  expect(((await ask(at("mail?mailId=mail-3"))).body as Mail).labels.includes("urgent")).toBe(!first);
});

it("marks several at once and brings several back, or none where one is refused", async () => {
  const { ask } = box();
  const [item, other] = ["mail-1", "mail-2"];
  const mailOf = async (id: string) => (await ask(at(`mail?mailId=${id}`))).body as Mail;
  const before = await mailOf(other);
  const marked = [item, other].map((id) => ({ id, starred: true }));
  expect(((await ask(at("update-mail"), marked)).body as Mail[]).map(({ id }) => id)).toEqual([item, other]);
  expect([await mailOf(item), await mailOf(other)].map(({ starred }) => starred)).toEqual([true, true]);
  await ask(at("update-mail"), [before]);
  expect(await mailOf(other)).toEqual(before);
  const refused = await ask(at("update-mail"), [
    { id: item, starred: false },
    { id: "letter", folder: "sent" },
  ]);
  expect(refused.status).toBe(422);
  expect((await mailOf(item)).starred).toBe(true);
});

it("answers a page of ten thousand", async () => {
  const { store, page } = box();
  const many = Array.from(
    { length: 10_000 },
    (_, i): Mail => ({
      ...blank(`m${i}`, defaultOwner, new Date(i * 60_000).toISOString()),
      subject: `Letter ${i}`,
      folder: "inbox",
    }),
  );
  await store.change<Mail[], null>("mail.mails", () => ({ value: many, answer: null }));
  const { mails, total } = await page("folderHandle=inbox&search=letter&page=400&perPage=25");
  expect(total).toBe(10_000);
  expect(mails.at(-1)?.subject).toBe("Letter 0");
});

it("finds by all words, leaves the trash out of labels, and marks and quotes an answer", () => {
  const item = (id: string, more: Partial<Mail>) => ({
    ...blank(id, defaultOwner, id),
    folder: "inbox" as const,
    ...more,
  });
  const all = [
    item("1", { subject: "Übung macht", labels: ["note"] }),
    item("2", { folder: "trash", labels: ["note"] }),
  ];
  expect(searchMails(all, "übung abena").map(({ id }) => id)).toEqual(["1"]);
  expect(mailsAt(all, { kind: "label", handle: "note" }).map(({ id }) => id)).toEqual(["1"]);
  expect(mailsAt(all, { kind: "filter", handle: "nonsense" })).toEqual([]);
  expect(withSubjectPrefix("Re:", "re: Keys")).toBe("re: Keys");
  expect(withSubjectPrefix("Re:", "Keys")).toBe("Re: Keys");
  expect(quoted("a\n\nb")).toBe("> a\n>\n> b");
});

it("writes in the name of whoever is signed in to the sample", async () => {
  const { ask } = box();
  const draft = { folder: "drafts", subject: "Keys", to: [] };
  const started = async () => ((await ask(at("update-mail"), draft)).body as Mail).from;
  expect(await started()).toEqual({ name: "Abena Mensah", email: "admin@sample.example" });
  signIn("sample-staff", "Arnaud Blanc", "staff@sample.example");
  expect(await started()).toEqual({ name: "Arnaud Blanc", email: "staff@sample.example" });
});

it("has a mailbox for each who signs in to the sample, addressed to them, and none sees another's", async () => {
  const { ask, page } = box();
  const greeting = async () =>
    (await page("folderHandle=inbox&search=minutes")).mails.map(({ message }) => message.split("\n")[0]);
  const addressed = async (folder: string, side: (mail: Mail) => string[]) => [
    ...new Set((await page(`folderHandle=${folder}&perPage=200`)).mails.flatMap(side)),
  ];
  for (const [uuid, name, email] of [
    ["sample-admin", "Abena Mensah", "admin@sample.example"],
    ["sample-staff", "Arnaud Petit", "staff@sample.example"],
    ["newcomer", "Noor Haddad", "noor@sample.example"],
  ] as const) {
    signIn(uuid, name, email);
    expect(await greeting()).toContain(`Hello ${name.split(" ")[0]},`);
    expect(await addressed("inbox", ({ to }) => to.map((item) => item.email))).toEqual([email]);
    expect(await addressed("sent", ({ from }) => [`${from.name} ${from.email}`])).toEqual([
      `${name} ${email}`,
    ]);
    expect(
      (await page("folderHandle=sent&perPage=200")).mails.every(({ message }) => message.endsWith(name)),
    ).toBe(true);
  }
  await ask(at("delete-mails"), { selectedMailIds: ["mail-1"] });
  expect((await page("folderHandle=inbox")).total).toBe(29);
  signIn("sample-staff", "Arnaud Petit", "staff@sample.example");
  expect((await page("folderHandle=inbox")).total).toBe(30);
});
