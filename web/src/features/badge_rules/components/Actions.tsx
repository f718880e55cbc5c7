/** Activates a rule, archives it or brings it back; and takes the last change back. */
import { Button } from "@learnt/ui/action/Button";
import { Archive, ArchiveRestore, Send, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type BadgeRule, missingPart, type Status } from "../model";
import type { Editor } from "../useEditor";

type Props = {
  rule: BadgeRule;
  editor: Editor;
  busy: boolean;
  onStatus: (status: Status) => void;
};

export function Actions({ rule, editor, busy, onStatus }: Props) {
  const { t } = useTranslation("badge_rules");
  const missing = missingPart(editor.draft);
  const { status } = rule;
  return (
    <>
      <Button icon={<Undo2 />} disabled={!editor.canUndo} onClick={editor.undo}>
        {t("undo")}
      </Button>
      {status !== "archived" && (
        <Button icon={<Archive />} busy={busy} onClick={() => onStatus("archived")}>
          {t("archive")}
        </Button>
      )}
      {status !== "active" && (
        <Button
          variant="solid"
          icon={status === "archived" ? <ArchiveRestore /> : <Send />}
          busy={busy}
          disabledReason={missing ? t(`missing.${missing}`) : undefined}
          onClick={() => onStatus("active")}
        >
          {t(status === "archived" ? "restore" : "activate")}
        </Button>
      )}
    </>
  );
}
