/** Where one stands with an event, and the one step from there. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../app/useNow";
import { type Event, freeSeats, isParticipating, toneOfState } from "../model";
import { type SeatRequest, useRequestSeat } from "../queries";

export function SeatCard({ event }: { event: Event }) {
  const { t } = useTranslation("events");
  const now = useNow();
  const { mutate, isPending, variables } = useRequestSeat(event.id, {
    onSuccess: (answer, request) => {
      const state = answer.mine?.state ?? "cancelled";
      // Nobody is asked whether they are sure: there is a way back, if only to the end of the line.
      const undo =
        request === "cancel" ? { action: { label: t("undo"), onClick: () => mutate("register") } } : {};
      toast.success(t(`done.${state}`), undo);
    },
  });
  const isSending = (request: SeatRequest) => isPending && variables === request;
  const { mine } = event;
  const hasStarted = Date.parse(event.startsAt) <= now;
  const isOver = event.status !== "published" || hasStarted;
  const closed = event.registerUntil ? Date.parse(event.registerUntil) <= now : false;
  const free = freeSeats(event);
  const full = (free !== null && free === 0) || event.waiting > 0;
  const lineFull =
    full && typeof event.waitlistCapacity === "number" && event.waiting >= event.waitlistCapacity;
  return (
    <Card title={t("seat")}>
      <Stack gap="3">
        {mine && (
          <HStack gap="2" wrap="wrap">
            <Badge tone={toneOfState[mine.state]}>
              {t(mine.offeredUntil ? "state.offered" : `state.${mine.state}`)}
            </Badge>
            <SeatDetail event={event} />
          </HStack>
        )}
        {!isParticipating(mine?.state) && (
          <Text>{t(unavailableReason({ event, begun: hasStarted, closed, full, lineFull }))}</Text>
        )}
        <HStack gap="3" wrap="wrap">
          {!isOver && !isParticipating(mine?.state) && !closed && !lineFull && (
            <Button variant="solid" busy={isSending("register")} onClick={() => mutate("register")}>
              {t(full ? "joinLine" : event.approval ? "ask" : "register")}
            </Button>
          )}
          {!isOver && mine?.offeredUntil && (
            <Button variant="solid" busy={isSending("accept")} onClick={() => mutate("accept")}>
              {t("accept")}
            </Button>
          )}
          {!isOver && isParticipating(mine?.state) && (
            <Button busy={isSending("cancel")} onClick={() => mutate("cancel")}>
              {t(mine?.offeredUntil ? "decline" : mine?.state === "waiting" ? "leaveLine" : "giveBack")}
            </Button>
          )}
        </HStack>
      </Stack>
    </Card>
  );
}

type SeatContext = { event: Event; begun: boolean; closed: boolean; full: boolean; lineFull: boolean };

function unavailableReason({ event, begun, closed, full, lineFull }: SeatContext): string {
  if (event.status === "cancelled") return "why.cancelled";
  if (begun) return "why.begun";
  if (closed) return "why.closed";
  if (lineFull) return event.waitlistCapacity === 0 ? "why.full" : "why.lineFull";
  if (full) return "why.line";
  return event.approval ? "why.approval" : "why.free";
}

function SeatDetail({ event: { mine } }: { event: Event }) {
  const { t } = useTranslation("events");
  const { number, dateTime } = useFormat();
  if (!mine) return null;
  if (mine.offeredUntil) return <Text>{t("offerUntil", { date: dateTime(mine.offeredUntil) })}</Text>;
  if (mine.state === "waiting") return <Text>{t("place", { place: number(mine.place ?? 1) })}</Text>;
  if (mine.state === "pending") return <Text>{t("pendingText")}</Text>;
  return null;
}
