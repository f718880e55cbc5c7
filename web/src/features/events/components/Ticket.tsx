/** One's ticket: what is shown at the door, and the event for one's own calendar. */
import { Button } from "@learnt/ui/action/Button";
import { save } from "@learnt/ui/base/save";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { icsOf } from "../ics";
import type { Event } from "../model";

export function Ticket({ event }: { event: Event }) {
  const { t } = useTranslation("events");
  const { ticket = "", qr } = event.mine ?? {};
  const download = () => {
    const file = icsOf(event, window.location.host, new Date());
    save({ blob: new Blob([file], { type: "text/calendar;charset=utf-8" }), name: "event.ics" });
  };
  return (
    <Card title={t("ticket")} note={t("ticketNote")}>
      <HStack gap="5" wrap="wrap" align="center">
        {qr && (
          <Box width="11rem" maxWidth="100%">
            <img
              alt={t("ticketPicture")}
              width="176"
              height="176"
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qr)}`}
            />
          </Box>
        )}
        <Stack gap="3">
          <Text>
            {t("ticketCode")} <code className="lt-code">{ticket}</code>
          </Text>
          <Button icon={<CalendarPlus />} onClick={download}>
            {t("addToCalendar")}
          </Button>
        </Stack>
      </HStack>
    </Card>
  );
}
