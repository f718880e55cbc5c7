/** The calls of the mail area. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { CountedFolder, Folder, Mail, MailLabel, MailPage, MailsQuery } from "./model";

const at = (path: string) => `/api/mail-app/${path}`;
const key = ["sample", "mail"] as const;
const lists = [...key, "mails"] as const;

export const mails = (query: MailsQuery) =>
  queryOptions({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => {
      const { location, ...rest } = query;
      return mock.get<MailPage>(at("mails"), {
        query: { [`${location.kind}Handle`]: location.handle, ...rest },
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

export const mail = (mailId: string) =>
  queryOptions({
    queryKey: [...key, "mail", mailId],
    queryFn: ({ signal }) => mock.get<Mail>(at("mail"), { query: { mailId }, signal }),
  });

export const folders = queryOptions({
  queryKey: [...key, "folders"],
  queryFn: ({ signal }) => mock.get<CountedFolder[]>(at("folders"), { signal }),
});
export const labels = queryOptions({
  queryKey: [...key, "labels"],
  queryFn: ({ signal }) => mock.get<MailLabel[]>(at("labels"), { signal }),
});

const refetchMails = () => queries.invalidateQueries({ queryKey: key });

/** Marks show at once; a refusal brings back what is stored. */
export async function markMails(ids: readonly string[], marks: Partial<Mail>): Promise<void> {
  await queries.cancelQueries({ queryKey: key });
  const marked = (item: Mail): Mail => (ids.includes(item.id) ? { ...item, ...marks } : item);
  for (const id of ids) queries.setQueryData(mail(id).queryKey, (now) => now && marked(now));
  queries.setQueriesData<MailPage>(
    { queryKey: lists },
    (page) => page && { ...page, mails: page.mails.map(marked) },
  );
  try {
    await mock.post(at("update-mail"), { body: ids.map((id) => ({ id, ...marks })) });
  } finally {
    await refetchMails();
  }
}

/** Stores mails as they are given: a draft, one that is sent, those that come back. */
export async function updateMails(input: readonly (Partial<Mail> & { id: string })[]): Promise<void> {
  await mock.post(at("update-mail"), { body: input });
  await refetchMails();
}
export const updateMail = (input: Partial<Mail> & { id: string }) => updateMails([input]);

const postSelection = (path: string) => async (selectedMailIds: readonly string[], more: object) => {
  try {
    await mock.post(at(path), { body: { selectedMailIds, ...more } });
  } finally {
    await refetchMails();
  }
};

const toFolder = postSelection("set-folder");
const withLabel = postSelection("toggle-label");
const deleting = postSelection("delete-mails");

export const moveMails = (ids: readonly string[], folderHandle: Folder) => toFolder(ids, { folderHandle });
export const toggleLabel = (ids: readonly string[], labelHandle: string) => withLabel(ids, { labelHandle });
export const deleteMails = (ids: readonly string[]) => deleting(ids, {});
