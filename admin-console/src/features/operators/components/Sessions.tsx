/** Where an operator is signed in; each session can be ended. */
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Operator, sessionsQuery, useOperators } from "../queries";
import { SessionList } from "./SessionList";

export function Sessions({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { t } = useTranslation("operators");
  const sessions = useQuery(sessionsQuery(operator.id));
  const { endSession } = useOperators();
  return (
    <Dialog open onClose={onClose} title={t("sessionsOf", { name: operator.name })} note={t("sessionsNote")}>
      {sessions.isPending && <Spinner />}
      {sessions.error && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 && <Text>{t("noSessions")}</Text>}
      <SessionList sessions={sessions.data ?? []} onEnd={(id) => endSession(operator.id, id)} />
    </Dialog>
  );
}
