/** Where an operator is signed in; each session can be ended. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { type Operator, sessionsQuery, useOperators } from "../queries";

export function Sessions({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const { t } = useTranslation("operators");
  const format = useFormat();
  const sessions = useQuery(sessionsQuery(operator.id));
  const { endSession } = useOperators();
  const end = (session: string) =>
    endSession(operator.id, session)
      .then(() => toast.success(t("sessionEnded")))
      .catch((error) => toast.error(toFailure(error).message));
  return (
    <Dialog open onClose={onClose} title={t("sessionsOf", { name: operator.name })} note={t("sessionsNote")}>
      {sessions.isPending && <Spinner />}
      {sessions.error && <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />}
      {sessions.data?.length === 0 && <Text>{t("noSessions")}</Text>}
      <ul className="addresses">
        {sessions.data?.map((session) => (
          <li key={session.id}>
            <span className="addresses-name">
              {session.userAgent ?? t("unknownBrowser")}
              <br />
              <small>
                {t("began", { at: format.dateTime(session.createdAt) })} · <bdi>{session.ip}</bdi>
              </small>
            </span>
            <Button size="sm" onClick={() => void end(session.id)}>
              {t("endSession")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
