/** Lets people in by their tickets, one after the other: scanned with the camera, or typed. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Form, FormActions, FormProblem, SubmitButton, useZodForm } from "@learnt/ui/form/Form";
import { TextField } from "@learnt/ui/form/TextField";
import { Stack } from "@learnt/ui/layout/layout";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { Camera, Keyboard } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { toFailure } from "../../../api/problem";
import { checkIn, useRefetchEvents } from "../queries";
import { Scanner } from "./Scanner";

type CheckInResult = { tone: "good" | "bad"; text: string };

export function CheckIn({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const refetch = useRefetchEvents();
  const [scanning, setScanning] = useState(false);
  const [checkInResult, setCheckInResult] = useState<CheckInResult | null>(null);
  const busy = useRef(false);
  const form = useZodForm(z.object({ ticket: z.string().trim().min(1, t("ticketNeeded")) }), {
    defaultValues: { ticket: "" },
  });
  const letIn = async (ticket: string) => {
    const { name } = await checkIn(eventId, ticket);
    refetch();
    setCheckInResult({ tone: "good", text: t("isIn", { name }) });
  };
  const submit = async ({ ticket }: { ticket: string }) => {
    setCheckInResult(null);
    await letIn(ticket);
    form.reset({ ticket: "" });
    form.setFocus("ticket");
  };
  const scanned = async (text: string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await letIn(text);
    } catch (error) {
      const { message, fields } = toFailure(error);
      setCheckInResult({ tone: "bad", text: fields?.[0]?.message ?? message });
    } finally {
      busy.current = false;
    }
  };
  return (
    <Dialog open onClose={onClose} title={t("checkIn")} note={t("checkInNote")} size="sm">
      <Stack gap="4">
        <div role="status">
          {checkInResult && <Notice tone={checkInResult.tone} title={checkInResult.text} />}
        </div>
        <Button
          icon={scanning ? <Keyboard /> : <Camera />}
          onClick={() => {
            setCheckInResult(null);
            setScanning(!scanning);
          }}
        >
          {t(scanning ? "scan.off" : "scan.on")}
        </Button>
        {scanning ? (
          <Scanner onRead={(text) => void scanned(text)} />
        ) : (
          <Form form={form} onSubmit={submit} label={t("checkIn")}>
            <FormProblem />
            <TextField name="ticket" label={t("ticketCode")} autoFocus autoComplete="off" dir="ltr" />
            <FormActions>
              <Button onClick={onClose}>{t("close")}</Button>
              <SubmitButton>{t("letIn")}</SubmitButton>
            </FormActions>
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}
