/** Activates a rule, archives it or brings it back. */
import { Button } from "@learnt/ui/action/Button";
import { Archive, ArchiveRestore, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { missingPart, type RuleDraft, type Status } from "../model";

type Props = {
  status: Status;
  draft: RuleDraft;
  /** Why nothing of it can be done now. */
  blocked?: string | undefined;
  busy: boolean;
  onStatus: (status: Status) => void;
};

export function Actions({ status, draft, blocked, busy, onStatus }: Props) {
  const { t } = useTranslation("badge_rules");
  const missing = missingPart(draft);
  return (
    <>
      {status !== "archived" && (
        <Button icon={<Archive />} busy={busy} disabledReason={blocked} onClick={() => onStatus("archived")}>
          {t("archive")}
        </Button>
      )}
      {status !== "active" && (
        <Button
          variant="solid"
          icon={status === "archived" ? <ArchiveRestore /> : <Send />}
          busy={busy}
          disabledReason={blocked ?? (missing ? t(`missing.${missing}`) : undefined)}
          onClick={() => onStatus("active")}
        >
          {t(status === "archived" ? "restore" : "activate")}
        </Button>
      )}
    </>
  );
}
