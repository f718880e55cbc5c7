/** Begins to act as somebody: why, and what it means. */
import { hasUnsaved } from "@learnt/ui/base/unsaved";
import { Notice } from "@learnt/ui/feedback/Notice";
import { useZodForm } from "@learnt/ui/form/Form";
import { Box } from "@learnt/ui/layout/layout";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { actAs, isImpersonatingElsewhere } from "../queries";

export type ActAsProps = { person: { id: string; name: string }; onClose: () => void };

export function ActAs({ person, onClose }: ActAsProps) {
  const { t } = useTranslation("impersonation");
  // Before anything is typed here.
  const [loses] = useState(hasUnsaved);
  const [elsewhere, setElsewhere] = useState(false);
  const form = useZodForm(
    z.object({ reason: z.string().trim().min(1, t("begin.needed")).max(MAX_REASON_LENGTH) }),
    { defaultValues: { reason: "" } },
  );
  const start = async ({ reason }: { reason: string }) => {
    try {
      await actAs({ userId: person.id, reason, ...(elsewhere ? { endOther: true } : {}) });
    } catch (error) {
      setElsewhere(isImpersonatingElsewhere(error));
      throw error;
    }
  };
  return (
    <ReasonDialog
      title={t("begin.title", { name: person.name })}
      note={t("begin.note")}
      onClose={onClose}
      form={form}
      onSubmit={start}
      words={{
        reason: t("begin.reason"),
        hint: t("begin.reasonHint", { name: person.name }),
        cancel: t("cancel"),
        submit: t(elsewhere ? "begin.goAnyway" : "begin.go"),
        busy: t("begin.busy"),
      }}
      warning={loses && <Notice tone="warn" title={t("begin.loses")} />}
      below={
        <Box as="ul" listStyle="disc" ps="1.1rem" color="fg.muted" fontSize="sm">
          <li>{t("begin.hour")}</li>
          <li>{t("begin.log")}</li>
          <li>{t("begin.not")}</li>
        </Box>
      }
    />
  );
}
