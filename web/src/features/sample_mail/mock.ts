/** What answers the calls of the mail area inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { ownKey } from "../sample/owner";
import { refuse } from "../sample/refusals";
import { labelList, mailsOf } from "./data";
import {
  blank,
  type CountedFolder,
  countOf,
  filters,
  folders,
  isAddress,
  isFilter,
  isFolder,
  type Mail,
  type MailLocation,
  type MailPage,
  mailboxOwner,
  mailsAt,
  type NamedFolder,
  searchMails,
} from "./model";

const MAILS = "mail.mails";
const at = (path: string) => `/api/mail-app/${path}`;
const MAX_PER_PAGE = 200;

const unknown = () => refuse("sample_mail_unknown");
const unknownLocation = () => refuse("sample_place_unknown");
const addressless = () => refuse("sample_address_wrong", "to");

const titled = (handle: string) => `${handle.slice(0, 1).toUpperCase()}${handle.slice(1)}`;
const isLabel = (handle: string) => labelList.some((label) => label.handle === handle);

/** The place that a request names; nothing where there is no such one. */
function locationFromQuery(query: URLSearchParams): MailLocation | null {
  const [filter, label] = [query.get("filterHandle"), query.get("labelHandle")];
  if (filter) return isFilter(filter) ? { kind: "filter", handle: filter } : null;
  if (label) return isLabel(label) ? { kind: "label", handle: label } : null;
  const folder = query.get("folderHandle") ?? "inbox";
  return isFolder(folder) ? { kind: "folder", handle: folder } : null;
}

const positiveInteger = (text: string | null, usual: number): number => {
  const value = Number.parseInt(text ?? "", 10);
  return Number.isFinite(value) && value > 0 ? value : usual;
};

/** A draft that is to be sent needs whom it goes to; what was sent before may come back as it was. */
const cannotBeSent = ({ to }: Mail, folder: Mail["folder"] | undefined, old: Mail | undefined): boolean =>
  folder === "sent" &&
  (!old || old.folder === "drafts") &&
  (to.length === 0 || !to.every(({ email }) => isAddress(email)));

type SelectedMails = { selectedMailIds?: string[]; folderHandle?: string; labelHandle?: string };

export const app: SampleApp = {
  seed: (random, now) => ({ [ownKey(MAILS)]: mailsOf(random, now, mailboxOwner()) }),
  handlers: (store) => {
    const read = () => store.read<Mail[]>(ownKey(MAILS));
    /** The same change of several; `null` erases. */
    const each = ({ selectedMailIds = [] }: SelectedMails, to: (mail: Mail) => Mail | null) =>
      store.change<Mail[], Response>(ownKey(MAILS), (mails) => {
        const ids = new Set(selectedMailIds);
        const value = mails.flatMap((mail) => (ids.has(mail.id) ? (to(mail) ?? []) : mail));
        const hit = mails.filter(({ id }) => ids.has(id)).length;
        if (ids.size > 0 && hit === 0) return { value: mails, answer: unknown() };
        return { value, answer: HttpResponse.json({ count: hit }) };
      });
    const chosen = async (request: Request) => (await request.json()) as SelectedMails;
    return [
      http.get(at("mails"), async ({ request }) => {
        const query = new URL(request.url).searchParams;
        const location = locationFromQuery(query);
        if (!location) return unknownLocation();
        const list = searchMails(mailsAt(await read(), location), query.get("search") ?? "");
        const perPage = Math.min(MAX_PER_PAGE, positiveInteger(query.get("perPage"), 25));
        const from = (positiveInteger(query.get("page"), 1) - 1) * perPage;
        const page: MailPage = { mails: list.slice(from, from + perPage), total: list.length };
        return HttpResponse.json(page);
      }),
      http.get(at("mail"), async ({ request }) => {
        const id = new URL(request.url).searchParams.get("mailId");
        const mail = (await read()).find((item) => item.id === id);
        return mail ? HttpResponse.json(mail) : unknown();
      }),
      http.get(at("filters"), () =>
        HttpResponse.json(
          filters.map((handle, id): NamedFolder => ({ id: String(id), handle, title: titled(handle) })),
        ),
      ),
      http.get(at("labels"), () => HttpResponse.json(labelList)),
      http.get(at("folders"), async () => {
        const mails = await read();
        return HttpResponse.json(
          folders.map(
            (handle, id): CountedFolder => ({
              id: String(id),
              handle,
              title: titled(handle),
              count: countOf(mails, handle),
            }),
          ),
        );
      }),
      // One mail or several at once. One that is not known yet is a draft that begins, or a mail that was erased and comes back.
      http.post(at("update-mail"), async ({ request }) => {
        const body = (await request.json()) as Partial<Mail> | Partial<Mail>[];
        const input = Array.isArray(body) ? body : [body];
        if (input.some(({ folder }) => folder !== undefined && !isFolder(folder))) return unknownLocation();
        return store.change<Mail[], Response>(ownKey(MAILS), (mails) => {
          const before = new Map(mails.map((mail) => [mail.id, mail]));
          const written = input.map((item): Mail => {
            const fresh = blank(item.id || crypto.randomUUID(), mailboxOwner(), new Date().toISOString());
            return { ...(before.get(fresh.id) ?? fresh), ...item, id: fresh.id };
          });
          if (written.some((mail, at) => cannotBeSent(mail, input[at]?.folder, before.get(mail.id))))
            return { value: mails, answer: addressless() };
          const after = new Map(written.map((mail) => [mail.id, mail]));
          const value = [
            ...written.filter(({ id }) => !before.has(id)),
            ...mails.map((mail) => after.get(mail.id) ?? mail),
          ];
          return { value, answer: HttpResponse.json(Array.isArray(body) ? written : written[0]) };
        });
      }),
      http.post(at("set-folder"), async ({ request }) => {
        const input = await chosen(request);
        const folder = input.folderHandle ?? "";
        return isFolder(folder) ? each(input, (mail) => ({ ...mail, folder })) : unknownLocation();
      }),
      http.post(at("toggle-label"), async ({ request }) => {
        const input = await chosen(request);
        const label = input.labelHandle ?? "";
        if (!isLabel(label)) return unknownLocation();
        return each(input, (mail) => ({
          ...mail,
          labels: mail.labels.includes(label)
            ? mail.labels.filter((item) => item !== label)
            : [...mail.labels, label],
        }));
      }),
      // Into the trash first; what stands there already is erased.
      http.post(at("delete-mails"), async ({ request }) =>
        each(await chosen(request), (mail) =>
          mail.folder === "trash" ? null : { ...mail, folder: "trash" },
        ),
      ),
    ];
  },
};
