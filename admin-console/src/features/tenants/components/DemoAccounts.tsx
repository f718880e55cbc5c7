/** Members of a tenant's teams whom no bill counts: operators mark them, and take it back. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { UserRoundX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Rows } from "../../../app/Rows";
import { ForRole } from "../../../app/role";
import { type DemoAccount, demoAccountsQuery, useDemoMark } from "../demo-accounts.queries";
import type { Tenant } from "../queries";
import { MemberDialog } from "./MemberDialog";

/** What the dialog is open for: somebody new, or one who is to count again. */
type Asked = { on: true } | { on: false; who: DemoAccount };

export function DemoAccounts({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const { date } = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = useQuery(demoAccountsQuery(tenant.id));
  const mark = useDemoMark(tenant.id);
  const nameOf = (id: string) => tenant.teams.find((team) => team.id === id)?.displayName ?? id;

  return (
    <Card
      title={t("demoAccounts.title")}
      note={t("demoAccounts.note")}
      actions={
        <ForRole gate="support">
          <Button icon={<UserRoundX aria-hidden="true" />} onClick={() => setAsked({ on: true })}>
            {t("demoAccounts.mark")}
          </Button>
        </ForRole>
      }
    >
      {found.isPending && <Spinner />}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p>{t("demoAccounts.none")}</p>}
      <Rows aria-label={t("demoAccounts.title")}>
        {found.data?.map((one) => (
          <li key={one.userId}>
            <Avatar name={one.name || one.userId} size="sm" />
            <span data-part="name">
              {one.name || one.userId}
              <br />
              <small>
                {t("demoAccounts.said", { reason: one.reason, by: one.markedBy, at: date(one.markedAt) })}
              </small>
            </span>
            <span>{nameOf(one.teamId)}</span>
            <ForRole gate="support">
              <Button
                size="sm"
                disabledReason={one.email ? undefined : t("demoAccounts.noEmail")}
                aria-label={t("demoAccounts.unmarkOf", { name: one.name })}
                onClick={() => setAsked({ on: false, who: one })}
              >
                {t("demoAccounts.unmark")}
              </Button>
            </ForRole>
          </li>
        ))}
      </Rows>
      {asked && (
        <MemberDialog
          tenant={tenant}
          title={
            asked.on ? t("demoAccounts.markTitle") : t("demoAccounts.unmarkTitle", { name: asked.who.name })
          }
          note={t(asked.on ? "demoAccounts.markNote" : "demoAccounts.unmarkNote")}
          submit={t(asked.on ? "demoAccounts.mark" : "demoAccounts.unmark")}
          {...(asked.on ? {} : { member: { teamId: asked.who.teamId, email: asked.who.email ?? "" } })}
          onClose={() => setAsked(null)}
          onSubmit={async (input) => {
            const { name } = await mark(asked.on, input);
            toast.success(t(asked.on ? "demoAccounts.marked" : "demoAccounts.unmarked", { name }));
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}
