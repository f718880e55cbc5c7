/** What is done with mails: marks, labels, folders, and deleting, which can be taken back. */
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import { doing } from "../../sample/doing";
import type { Folder, Mail } from "../model";
import { deleteMails, keepMails, markMails, moveMails, toggleLabel } from "../queries";

export function useMailDoings() {
  const { t } = useTranslation("sample_mail");
  type Was = Parameters<typeof keepMails>[0];
  const told = (text: string, was: Was) =>
    toast.info(text, { action: { label: t("undo"), onClick: () => void doing(keepMails(was)) } });
  /** Where each stood: what was marked or labelled meanwhile stays so. */
  const places = (mails: readonly Mail[]): Was => mails.map(({ id, folder }) => ({ id, folder }));
  const ids = (mails: readonly Mail[]) => mails.map(({ id }) => id);
  return {
    mark: (mails: readonly Mail[], marks: Partial<Mail>) => void doing(markMails(ids(mails), marks)),
    label: (mails: readonly Mail[], handle: string) => void doing(toggleLabel(ids(mails), handle)),
    move: (mails: readonly Mail[], folder: Folder) => {
      void doing(moveMails(ids(mails), folder));
      told(t("moved", { count: mails.length, folder: t(`folder.${folder}`) }), places(mails));
    },
    remove: (mails: readonly Mail[]) => {
      const isGone = mails.every(({ folder }) => folder === "trash");
      void doing(deleteMails(ids(mails)));
      // What was erased comes back whole.
      told(t(isGone ? "erased" : "removed", { count: mails.length }), isGone ? mails : places(mails));
    },
  };
}

export type MailDoings = ReturnType<typeof useMailDoings>;
