/** One's ticket: what is shown at the door, and the event for one's own calendar. */
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import encodeQR from "qr";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Event } from "../model";
import { AddToCalendar } from "./AddToCalendar";

export function Ticket({ event }: { event: Event }) {
  const { t } = useTranslation("events");
  const ticket = event.mine?.ticket ?? "";
  // As many empty squares as readers want around it.
  const picture = useMemo(() => ticket && encodeQR(ticket, "data-url", { border: 4, scale: 6 }), [ticket]);
  return (
    <Card title={t("ticket")} note={t("ticketNote")}>
      <HStack gap="5" wrap="wrap" align="center">
        {picture && (
          <Box width="11rem" maxWidth="100%">
            <img alt={t("ticketPicture")} width="176" height="176" src={picture} />
          </Box>
        )}
        <Stack gap="3">
          <Text>
            {t("ticketCode")} <code className="kit-code">{ticket}</code>
          </Text>
          <AddToCalendar id={event.id} />
        </Stack>
      </HStack>
    </Card>
  );
}
