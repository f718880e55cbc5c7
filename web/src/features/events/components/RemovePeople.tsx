/** Takes chosen people off an event, with a word about why. */
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useRemoveAttendees } from "../queries";

type Props = {
  eventId: string;
  people: readonly string[];
  /** They are off the event. */
  onDone: () => void;
  onClose: () => void;
};

export function RemovePeople({ eventId, people, onDone, onClose }: Props) {
  const { t } = useTranslation("events");
  const form = useZodForm(z.object({ reason: z.string().trim().max(MAX_REASON_LENGTH) }), {
    defaultValues: { reason: "" },
  });
  const removing = useRemoveAttendees(eventId, people, {
    onSuccess: () => {
      toast.success(t("offByRule.done", { count: people.length }));
      onDone();
      onClose();
    },
    // It is said in the dialogue.
    onError: () => undefined,
  });
  return (
    <ReasonDialog
      title={t("off.title", { count: people.length })}
      note={t("off.note")}
      onClose={onClose}
      form={form}
      onSubmit={({ reason }: { reason: string }) => removing.mutateAsync(reason)}
      words={{
        reason: t("offByRule.why"),
        hint: t("offByRule.whyHint"),
        cancel: t("close"),
        submit: t("off.now"),
        busy: t("offByRule.busy"),
      }}
    />
  );
}
