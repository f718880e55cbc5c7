/** The code that is shown in the room, large enough for the last row; whoever has a seat types it on their own phone. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack, Wrap } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { roomCode, useSetRoomCode } from "../queries";

export function RoomCode({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation("events");
  const query = useQuery(roomCode(eventId));
  const { mutate: turn, isPending: busy } = useSetRoomCode(eventId);
  const code = query.data?.code;
  return (
    <Dialog open onClose={onClose} title={t("code")} note={t("code.note")} size="md">
      <Stack gap="4">
        {query.isPending && <SkeletonText lines={2} />}
        {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && (
          <>
            {code ? (
              <Text
                fontFamily="mono"
                fontSize="clamp(2.5rem, 12vw, 6rem)"
                fontWeight="700"
                textAlign="center"
                letterSpacing="0.1em"
                dir="ltr"
              >
                {code.slice(0, 3)} {code.slice(3)}
              </Text>
            ) : (
              <Text>{t("code.none")}</Text>
            )}
            <Wrap gap="2">
              <Button variant={code ? "outline" : "solid"} busy={busy} onClick={() => turn(true)}>
                {t(code ? "code.renew" : "code.make")}
              </Button>
              {code && (
                <Button busy={busy} onClick={() => turn(false)}>
                  {t("code.end")}
                </Button>
              )}
            </Wrap>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
