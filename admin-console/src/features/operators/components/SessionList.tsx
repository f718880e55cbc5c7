/** Sessions that go on, each of which can be ended. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { deviceName } from "@learnt/ui/base/passkeys";
import { Badge } from "@learnt/ui/feedback/Badge";
import { toast } from "@learnt/ui/feedback/toast";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { Rows } from "../../../app/Rows";
import type { OperatorSession } from "../queries";

type Props = { sessions: readonly OperatorSession[]; onEnd: (id: string) => Promise<void> };

export function SessionList({ sessions, onEnd }: Props) {
  const { t } = useTranslation("operators");
  const format = useFormat();
  const end = (id: string) =>
    onEnd(id)
      .then(() => toast.success(t("sessionEnded")))
      .catch((error) => toast.error(toFailure(error).message));
  return (
    <Rows>
      {sessions.map((session) => (
        <li key={session.id}>
          <span data-part="name">
            <span title={session.userAgent ?? undefined}>
              {deviceName(session.userAgent ?? "") || t("unknownBrowser")}
            </span>{" "}
            {session.isThis && <Badge>{t("thisSession")}</Badge>}
            <br />
            <small>
              {t("began", { at: format.dateTime(session.createdAt) })} · <bdi>{session.ip}</bdi>
            </small>
          </span>
          {!session.isThis && (
            <Button size="sm" onClick={() => void end(session.id)}>
              {t("endSession")}
            </Button>
          )}
        </li>
      ))}
    </Rows>
  );
}
