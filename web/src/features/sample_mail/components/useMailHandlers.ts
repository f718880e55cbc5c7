/** What is done with mails: marks, labels, folders, and deleting, which can be taken back. */
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import { tryAction } from "../../sample/tryAction";
import type { Folder, Mail } from "../model";
import { deleteMails, markMails, moveMails, toggleLabel, updateMails } from "../queries";

export function useMailHandlers() {
  const { t } = useTranslation("sample_mail");
  type PreviousMails = Parameters<typeof updateMails>[0];
  const toastWithUndo = (text: string, was: PreviousMails) =>
    toast.info(text, { action: { label: t("undo"), onClick: () => void tryAction(updateMails(was)) } });
  /** Where each stood: what was marked or labelled meanwhile stays so. */
  const places = (mails: readonly Mail[]): PreviousMails => mails.map(({ id, folder }) => ({ id, folder }));
  const ids = (mails: readonly Mail[]) => mails.map(({ id }) => id);
  return {
    mark: (mails: readonly Mail[], marks: Partial<Mail>) => void tryAction(markMails(ids(mails), marks)),
    label: (mails: readonly Mail[], handle: string) => void tryAction(toggleLabel(ids(mails), handle)),
    move: (mails: readonly Mail[], folder: Folder) => {
      void tryAction(moveMails(ids(mails), folder));
      toastWithUndo(t("moved", { count: mails.length, folder: t(`folder.${folder}`) }), places(mails));
    },
    remove: (mails: readonly Mail[]) => {
      const isGone = mails.every(({ folder }) => folder === "trash");
      void tryAction(deleteMails(ids(mails)));
      // What was erased comes back whole.
      toastWithUndo(
        t(isGone ? "erased" : "removed", { count: mails.length }),
        isGone ? mails : places(mails),
      );
    },
  };
}

export type MailHandlers = ReturnType<typeof useMailHandlers>;
