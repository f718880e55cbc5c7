/** What can be done with the mails that are chosen, or with the one that is open. */
import { Button } from "@learnt/ui/action/Button";
import { Menu } from "@learnt/ui/overlay/Menu";
import { useQuery } from "@tanstack/react-query";
import { FolderInput, MailCheck, MailOpen, Tag, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { folders, type Mail } from "../model";
import { labels as labelsQuery } from "../queries";
import type { MailHandlers } from "./useMailHandlers";

type Props = {
  mails: readonly Mail[];
  handlers: MailHandlers;
  /** They stand elsewhere now. */
  onGone: () => void;
};

export function MailActions({ mails, handlers, onGone }: Props) {
  const { t } = useTranslation("sample_mail");
  const labels = useQuery(labelsQuery).data ?? [];
  const isUnread = mails.some(({ read }) => !read);
  const every = (handle: string) => mails.length > 0 && mails.every((mail) => mail.labels.includes(handle));
  return (
    <>
      <Button
        size="sm"
        icon={isUnread ? <MailOpen /> : <MailCheck />}
        onClick={() => handlers.mark(mails, { read: isUnread })}
      >
        {t(isUnread ? "markRead" : "markUnread")}
      </Button>
      <Menu
        trigger={
          <Button size="sm" icon={<Tag />}>
            {t("label")}
          </Button>
        }
        entries={labels.map(({ handle, title }) => ({
          id: handle,
          label: title,
          checked: every(handle),
          onSelect: () => {
            // Those that have it already keep it, unless all have it.
            const has = every(handle);
            handlers.label(
              mails.filter((mail) => mail.labels.includes(handle) === has),
              handle,
            );
          },
        }))}
      />
      <Menu
        trigger={
          <Button size="sm" icon={<FolderInput />}>
            {t("move")}
          </Button>
        }
        entries={folders.map((folder) => ({
          id: folder,
          label: t(`folder.${folder}`),
          disabled: mails.every((mail) => mail.folder === folder),
          onSelect: () => {
            handlers.move(mails, folder);
            onGone();
          },
        }))}
      />
      <Button
        size="sm"
        icon={<Trash2 />}
        onClick={() => {
          handlers.remove(mails);
          onGone();
        }}
      >
        {t(mails.every(({ folder }) => folder === "trash") ? "erase" : "remove")}
      </Button>
    </>
  );
}
