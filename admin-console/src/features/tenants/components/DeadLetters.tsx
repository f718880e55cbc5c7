/** Reactions of a tenant that were given up: what happened, why it failed, and another try. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { Rows } from "../../../app/Rows";
import { RequireRole } from "../../../app/role";
import { useCollapsedList } from "../../../app/useCollapsedList";
import { type DeadLetter, deadLettersQuery, useRetryDeadLetter } from "../overview.queries";

export function DeadLetters({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation("tenants");
  const letters = useQuery(deadLettersQuery(tenantId));
  const { shown, button } = useCollapsedList(letters.data ?? []);
  return (
    <Card title={t("dead.title")} note={t("dead.note")}>
      {letters.isPending && <Spinner />}
      {letters.error && <ErrorState error={letters.error} onRetry={() => void letters.refetch()} />}
      <Rows aria-label={t("dead.title")}>
        {shown.map((letter) => (
          <DeadLetterItem key={letter.id} letter={letter} tenantId={tenantId} />
        ))}
      </Rows>
      {button}
    </Card>
  );
}

function DeadLetterItem({ letter, tenantId }: { letter: DeadLetter; tenantId: string }) {
  const { t } = useTranslation("tenants");
  const format = useFormat();
  const retry = useRetryDeadLetter(tenantId);
  const again = () =>
    retry.mutate(letter.id, {
      onSuccess: () => toast.success(t("dead.retried")),
      onError: (error) => toast.error(toFailure(error).message),
    });
  return (
    <li>
      <span data-part="name">
        <code className="kit-code">{letter.kind}</code>{" "}
        {t("dead.gaveUp", { when: format.relative(letter.deadAt), count: letter.attempts })}
        <br />
        <small dir="auto">{letter.error}</small>
      </span>
      <RequireRole gate="support">
        <Button size="sm" icon={<RotateCw aria-hidden="true" />} busy={retry.isPending} onClick={again}>
          {t("dead.retry")}
        </Button>
      </RequireRole>
    </li>
  );
}
