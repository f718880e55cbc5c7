/** The ledger of an event: who was moved where, by whom, when and why, back to the first move when that is asked for. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ledger } from "../queries";

export function SeatHistory({ eventId }: { eventId: string }) {
  const { t } = useTranslation("events");
  const { precise, number } = useFormat();
  const query = useInfiniteQuery(ledger(eventId));
  const moves = query.data?.pages.flat();
  return (
    <Card title={t("ledger")} note={t("ledgerNote")}>
      {query.isPending && <SkeletonText lines={4} />}
      {query.error && !moves && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {moves?.length === 0 && <p>{t("ledgerEmpty")}</p>}
      <Stack as="ol" gap="3">
        {moves?.map((move) => (
          <li key={move.number}>
            <strong>{number(move.number)}</strong> <bdi>{move.person ?? t("gone")}</bdi>
            {": "}
            {t(`reason.${move.reason}`)}
            {move.note && (
              <>
                {" – "}
                <bdi>{move.note}</bdi>
              </>
            )}
            <br />
            <small>
              {precise(move.madeAt)}
              {" · "}
              {move.madeBy ? <bdi>{move.madeBy}</bdi> : t("byItself")}
            </small>
          </li>
        ))}
      </Stack>
      {query.hasNextPage && (
        <div className="kit-own-more">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("ledgerMore")}
          </Button>
        </div>
      )}
    </Card>
  );
}
