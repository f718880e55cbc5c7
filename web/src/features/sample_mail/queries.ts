/** The calls of the mail area. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { Asked, CountedFolder, Folder, Mail, MailLabel, MailPage } from "./model";

const at = (path: string) => `/api/mail-app/${path}`;
const key = ["sample", "mail"] as const;
const lists = [...key, "mails"] as const;

export const mails = (asked: Asked) =>
  queryOptions({
    queryKey: [...lists, asked],
    queryFn: ({ signal }) => {
      const { place, ...rest } = asked;
      return mock.get<MailPage>(at("mails"), {
        query: { [`${place.kind}Handle`]: place.handle, ...rest },
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

const anew = () => queries.invalidateQueries({ queryKey: key });

/** Marks show at once; a refusal brings back what is stored. */
export async function markMails(ids: readonly string[], marks: Partial<Mail>): Promise<void> {
  await queries.cancelQueries({ queryKey: key });
  const marked = (one: Mail): Mail => (ids.includes(one.id) ? { ...one, ...marks } : one);
  for (const id of ids) queries.setQueryData(mail(id).queryKey, (now) => now && marked(now));
  queries.setQueriesData<MailPage>(
    { queryKey: lists },
    (page) => page && { ...page, mails: page.mails.map(marked) },
  );
  try {
    await mock.post(at("update-mail"), { body: ids.map((id) => ({ id, ...marks })) });
  } finally {
    await anew();
  }
}

/** Stores mails as they are given: a draft, one that is sent, those that come back. */
export async function keepMails(given: readonly (Partial<Mail> & { id: string })[]): Promise<void> {
  await mock.post(at("update-mail"), { body: given });
  await anew();
}
export const keepMail = (given: Partial<Mail> & { id: string }) => keepMails([given]);

const choosing = (path: string) => async (selectedMailIds: readonly string[], more: object) => {
  try {
    await mock.post(at(path), { body: { selectedMailIds, ...more } });
  } finally {
    await anew();
  }
};

const toFolder = choosing("set-folder");
const withLabel = choosing("toggle-label");
const deleting = choosing("delete-mails");

export const moveMails = (ids: readonly string[], folderHandle: Folder) => toFolder(ids, { folderHandle });
export const toggleLabel = (ids: readonly string[], labelHandle: string) => withLabel(ids, { labelHandle });
export const deleteMails = (ids: readonly string[]) => deleting(ids, {});
