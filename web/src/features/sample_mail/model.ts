/** Mails of the sample: each stands in one folder, carries labels, and is found by filters. */
import { owner } from "../sample/owner";

export type MailContact = { name: string; email: string };
/** Whose mailbox it is. */
export const mailboxOwner = (): MailContact => {
  const { name, email } = owner();
  return { name, email };
};
export type Attachment = { fileName: string; type: "image" | "text"; size: number; content: string };
export type Mail = {
  id: string;
  from: MailContact;
  to: MailContact[];
  subject: string;
  message: string;
  /** When it was sent, or last written where it is a draft: ISO. */
  time: string;
  read: boolean;
  starred: boolean;
  important: boolean;
  hasAttachments: boolean;
  attachments: Attachment[];
  labels: string[];
  folder: Folder;
};

export const folders = ["inbox", "sent", "drafts", "spam", "trash"] as const;
export type Folder = (typeof folders)[number];
export const filters = ["starred", "important"] as const;
export type Filter = (typeof filters)[number];
export type MailLabel = { id: string; handle: string; title: string; tone: "info" | "good" | "warn" | "bad" };
/** A folder with how many of its mails are not read (of drafts: how many there are). */
export type CountedFolder = { id: string; handle: Folder; title: string; count: number };
export type NamedFolder = { id: string; handle: string; title: string };

export type MailLocation = { kind: "folder" | "filter" | "label"; handle: string };
export type MailsQuery = { location: MailLocation; search: string; page: number; perPage: number };
export type MailPage = { mails: Mail[]; total: number };

type Params = Readonly<Partial<Record<"folderHandle" | "filterHandle" | "labelHandle", string>>>;

export function mailLocation({ folderHandle, filterHandle, labelHandle }: Params): MailLocation {
  if (filterHandle) return { kind: "filter", handle: filterHandle };
  if (labelHandle) return { kind: "label", handle: labelHandle };
  return { kind: "folder", handle: folderHandle ?? "inbox" };
}

export const ROOT = "/apps/mail";
export function pathOf({ kind, handle }: MailLocation, id?: string): string {
  const path = kind === "folder" ? `${ROOT}/${handle}` : `${ROOT}/${kind}/${handle}`;
  return id ? `${path}/${id}` : path;
}

export const isFolder = (handle: string): handle is Folder => (folders as readonly string[]).includes(handle);
export const isFilter = (handle: string): handle is Filter => (filters as readonly string[]).includes(handle);

/** What stands in a place, the latest first. Labels and filters leave out what was thrown away. */
export function mailsAt(mails: readonly Mail[], { kind, handle }: MailLocation): Mail[] {
  const there = mails.filter((mail) => {
    if (kind === "folder") return mail.folder === handle;
    if (mail.folder === "trash" || mail.folder === "spam") return false;
    return kind === "label" ? mail.labels.includes(handle) : isFilter(handle) && mail[handle];
  });
  return there.sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
}

/** Every word that was typed stands somewhere in it. */
export function searchMails(mails: readonly Mail[], search: string): Mail[] {
  const terms = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [...mails];
  return mails.filter(({ from, to, subject, message }) => {
    const people = [from, ...to].map(({ name, email }) => `${name} ${email}`).join(" ");
    const text = `${people} ${subject} ${message}`.toLocaleLowerCase();
    return terms.every((word) => text.includes(word));
  });
}

/** Of drafts it counts how many there are, else how many were not read. */
export const countOf = (mails: readonly Mail[], folder: Folder): number =>
  mails.filter((mail) => mail.folder === folder && (folder === "drafts" || !mail.read)).length;

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;
export const isAddress = (text: string): boolean => ADDRESS.test(text);

export const blank = (id: string, from: MailContact, time: string): Mail => ({
  id,
  from,
  to: [],
  subject: "",
  message: "",
  time,
  read: true,
  starred: false,
  important: false,
  hasAttachments: false,
  attachments: [],
  labels: [],
  folder: "drafts",
});

/** What is written, as the composer holds it. */
export type MailDraft = { to: string[]; subject: string; message: string };

export const toMailDraft = ({ to, subject, message }: Mail): MailDraft => ({
  to: to.map(({ email }) => email),
  subject,
  message,
});

export const hasDraftText = ({ to, subject, message }: MailDraft): boolean =>
  to.length > 0 || subject.trim() !== "" || message.trim() !== "";

/** A subject with its mark, once. */
export const withSubjectPrefix = (mark: string, subject: string): string =>
  subject.toLocaleLowerCase().startsWith(mark.toLocaleLowerCase()) ? subject : `${mark} ${subject}`.trim();

export const quoted = (message: string): string =>
  message
    .split("\n")
    .map((line) => (line ? `> ${line}` : ">"))
    .join("\n");
