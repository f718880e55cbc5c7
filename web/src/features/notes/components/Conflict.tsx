/** Another tab or device was quicker: both are there, and its person says what becomes of the one that was written here. */
import { Button } from "@learnt/ui/action/Button";
import { differences } from "@learnt/ui/base/rebase";
import { ConflictNotice, describedBy } from "@learnt/ui/feedback/ConflictNotice";
import { useTranslation } from "react-i18next";
import { contentOf, type Note, nameOf } from "../model";
import type { PendingNote } from "../noteStore";
import { host } from "../queries";
import type { NoteActions } from "../useNoteStore";

type Props = { held: PendingNote; other?: Note | undefined; actions: NoteActions; onDone?: () => void };

export function Conflict({ held: pendingNote, other, actions, onDone }: Props) {
  const { t } = useTranslation("notes");
  return (
    <ConflictNotice
      name={nameOf(pendingNote.content) || t("unnamed")}
      conflicts={async () => differences(pendingNote.content, contentOf(await host.read(pendingNote.id)))}
      keepMine={() => actions.keepMine(pendingNote)}
      takeTheirs={() => actions.takeTheirs(pendingNote)}
      describe={describedBy({
        title: t("title.label"),
        description: t("note"),
        checklist: t("list.title"),
        labels: t("labels.title"),
        archive: t("view.archive"),
        reminder: t("reminder.choose"),
      })}
      actions={
        <Button
          size="sm"
          onClick={() => {
            actions.keepBoth(pendingNote);
            onDone?.();
          }}
        >
          {t("conflict.keepBoth")}
        </Button>
      }
    >
      {other?.deletedAt && t("conflict.deleted")}
    </ConflictNotice>
  );
}
