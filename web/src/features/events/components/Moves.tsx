/** The ways of an event: publish it, cancel it with a reason, archive it, bring it back, begin another one like it. */
import { Button } from "@learnt/ui/action/Button";
import { toast } from "@learnt/ui/feedback/toast";
import { useZodForm } from "@learnt/ui/form/Form";
import { LONGEST_REASON, ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Ban, Copy, Send } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { z } from "zod";
import { toFailure } from "../../../api/problem";
import { paths } from "../../../app/pathBuilder";
import { useNow } from "../../../app/useNow";
import type { ManagedEvent, SeriesScope, Status } from "../model";
import { bringEvent, bringSeries, duplicateEvent, managedEvent, useAgain } from "../queries";
import { useBooking } from "./BookAnyway";

/** With a scope it is one of a series, and the ways are for as many dates as that says. */
export function Moves({ event, scope }: { event: ManagedEvent; scope?: SeriesScope }) {
  const { t } = useTranslation("events");
  const go = useNavigate();
  const cache = useQueryClient();
  const again = useAgain();
  const now = useNow();
  const [busy, setBusy] = useState("");
  const [cancelling, setCancelling] = useState(false);
  const { book, question } = useBooking();
  const bring = async (status: Status, reason = "", anyway = false) => {
    const kept = scope
      ? await bringSeries(event.id, event.revision, scope, status, reason, anyway)
      : await bringEvent(event.id, event.revision, status, reason, anyway);
    cache.setQueryData(managedEvent(event.id).queryKey, kept);
    again();
    toast.success(t(`brought.${status}`));
  };
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await work();
    } catch (error) {
      toast.error(toFailure(error).message);
      again();
    } finally {
      setBusy("");
    }
  };
  const to = (status: Status) => () =>
    void attempt(status, () => book((anyway) => bring(status, "", anyway)));
  const over = Date.parse(event.endsAt) <= now;
  const copy = async () => {
    const made = await duplicateEvent(event.id);
    again();
    toast.success(t("duplicated"));
    await go(paths.editEvent(made.id));
  };
  return (
    <>
      <Button icon={<Copy />} busy={busy === "copy"} onClick={() => void attempt("copy", copy)}>
        {t("duplicate")}
      </Button>
      {event.status === "archived" && (
        <Button icon={<ArchiveRestore />} busy={busy === "draft"} onClick={to("draft")}>
          {t("bringBack")}
        </Button>
      )}
      {(event.status === "draft" ||
        event.status === "cancelled" ||
        (event.status === "published" && over)) && (
        <Button icon={<Archive />} busy={busy === "archived"} onClick={to("archived")}>
          {t("archive")}
        </Button>
      )}
      {event.status === "published" && !over && (
        <Button icon={<Ban />} onClick={() => setCancelling(true)}>
          {t("cancelEvent")}
        </Button>
      )}
      {event.status === "draft" && (
        <Button variant="solid" icon={<Send />} busy={busy === "published"} onClick={to("published")}>
          {t("publish")}
        </Button>
      )}
      {question}
      {cancelling && (
        <CancelEvent
          title={t("cancelTitle", { event: event.content.title })}
          note={scope ? `${t(`cancelNote.${scope}`)} ${t("cancelNote")}` : t("cancelNote")}
          onCancel={(reason) => bring("cancelled", reason)}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  );
}

type CancelProps = {
  title: string;
  note: string;
  onCancel: (reason: string) => Promise<void>;
  onClose: () => void;
};

function CancelEvent({ title, note, onCancel, onClose }: CancelProps) {
  const { t } = useTranslation("events");
  const form = useZodForm(
    z.object({ reason: z.string().trim().min(1, t("reasonNeeded")).max(LONGEST_REASON) }),
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
