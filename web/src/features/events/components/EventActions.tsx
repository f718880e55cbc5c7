/** The ways of an event: publish it, cancel it with a reason, archive it, bring it back, begin another one like it. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { MAX_REASON_LENGTH, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { Archive, ArchiveRestore, Ban, Copy, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { paths } from "../../../app/pathBuilder";
import { toastFailure } from "../../../app/useApiMutation";
import { useNow } from "../../../app/useNow";
import type { ManagedEvent, SeriesScope, Status } from "../model";
import { useDuplicateEvent, useSetEventStatus } from "../queries";
import { useBooking } from "./BookAnyway";

/** With a scope it is one of a series, and the ways are for as many dates as that says. */
export function EventActions({ event, scope }: { event: ManagedEvent; scope?: SeriesScope }) {
  const { t } = useTranslation("events");
  const navigate = useNavigate();
  const now = useNow();
  const [cancelling, setCancelling] = useState(false);
  const { book, question } = useBooking();
  const change = useSetEventStatus(event, scope, {
    onSuccess: (_, { status }) => toast.success(t(`brought.${status}`)),
    // A room that is taken is asked about, and what is wrong with a reason is said beside it.
    onError: () => undefined,
  });
  const set = (status: Status) => () =>
    void book((bookAnyway) => change.mutateAsync({ status, bookAnyway })).catch(toastFailure);
  const isSending = (status: Status) => change.isPending && change.variables.status === status;
  const isOver = Date.parse(event.endsAt) <= now;
  const duplicate = useDuplicateEvent(event.id, {
    onSuccess: (copy) => {
      toast.success(t("duplicated"));
      return navigate(paths.editEvent(copy.id));
    },
  });
  return (
    <>
      <Button icon={<Copy />} busy={duplicate.isPending} onClick={() => duplicate.mutate()}>
        {t("duplicate")}
      </Button>
      {event.status === "archived" && (
        <Button icon={<ArchiveRestore />} busy={isSending("draft")} onClick={set("draft")}>
          {t("bringBack")}
        </Button>
      )}
      {(event.status === "draft" ||
        event.status === "cancelled" ||
        (event.status === "published" && isOver)) && (
        <Button icon={<Archive />} busy={isSending("archived")} onClick={set("archived")}>
          {t("archive")}
        </Button>
      )}
      {event.status === "published" && !isOver && (
        <Button icon={<Ban />} onClick={() => setCancelling(true)}>
          {t("cancelEvent")}
        </Button>
      )}
      {event.status === "draft" && (
        <Button variant="solid" icon={<Send />} busy={isSending("published")} onClick={set("published")}>
          {t("publish")}
        </Button>
      )}
      {question}
      {cancelling && (
        <CancelEvent
          title={t("cancelTitle", { event: event.content.title })}
          note={scope ? `${t(`cancelNote.${scope}`)} ${t("cancelNote")}` : t("cancelNote")}
          onCancel={(reason) => change.mutateAsync({ status: "cancelled", reason })}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

type CancelProps = {
  title: string;
  note: string;
  onCancel: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

function CancelEvent({ title, note, onCancel, onClose }: CancelProps) {
  const { t } = useTranslation("events");
  const form = useZodForm(
    z.object({ reason: z.string().trim().min(1, t("reasonNeeded")).max(MAX_REASON_LENGTH) }),
    { defaultValues: { reason: "" } },
  );
  return (
    <ReasonDialog
      title={title}
      note={note}
      onClose={onClose}
      form={form}
      onSubmit={async ({ reason }: { reason: string }) => {
        await onCancel(reason);
        onClose();
      }}
      words={{
        reason: t("reason"),
        hint: t("reasonHint"),
        cancel: t("keep"),
        submit: t("cancelEvent"),
        busy: t("saving"),
      }}
    />
  );
}
