/** Members of a tenant's teams whom no bill counts: operators mark them, and take it back. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Card } from "@learnt/ui/page/Card";
import { PersonCell } from "@learnt/ui/table/cells";
import { useQuery } from "@tanstack/react-query";
import { UserRoundX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Rows } from "../../../app/Rows";
import { RequireRole } from "../../../app/role";
import { type DemoAccount, demoAccountsQuery, useSetDemoAccount } from "../demo-accounts.queries";
import type { Tenant } from "../queries";
import { MemberDialog } from "./MemberDialog";

/** What the dialog is open for: somebody new, or one who is to count again. */
type OpenDialog = { on: true } | { on: false; who: DemoAccount };

export function DemoAccounts({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const { date } = useFormat();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(demoAccountsQuery(tenant.id));
  const mark = useSetDemoAccount(tenant.id);
  const nameOf = (id: string) => tenant.teams.find((team) => team.id === id)?.displayName ?? id;

  return (
    <Card
      title={t("demoAccounts.title")}
      note={t("demoAccounts.note")}
      actions={
        <RequireRole gate="support">
          <Button icon={<UserRoundX aria-hidden="true" />} onClick={() => setOpenDialog({ on: true })}>
            {t("demoAccounts.mark")}
          </Button>
        </RequireRole>
      }
    >
      {query.isPending && <Spinner />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && <p>{t("demoAccounts.none")}</p>}
      <Rows aria-label={t("demoAccounts.title")}>
        {query.data?.map((item) => (
          <li key={item.userId}>
            <span data-part="name">
              <PersonCell
                name={item.name || item.userId}
                size="sm"
                note={t("demoAccounts.said", {
                  reason: item.reason,
                  by: item.markedBy,
                  at: date(item.markedAt),
                })}
              />
            </span>
            <span>{nameOf(item.teamId)}</span>
            <RequireRole gate="support">
              <Button
                size="sm"
                disabledReason={item.email ? undefined : t("demoAccounts.noEmail")}
                aria-label={t("demoAccounts.unmarkOf", { name: item.name })}
                onClick={() => setOpenDialog({ on: false, who: item })}
              >
                {t("demoAccounts.unmark")}
              </Button>
            </RequireRole>
          </li>
        ))}
      </Rows>
      {openDialog && (
        <MemberDialog
          tenant={tenant}
          title={
            openDialog.on
              ? t("demoAccounts.markTitle")
              : t("demoAccounts.unmarkTitle", { name: openDialog.who.name })
          }
          note={t(openDialog.on ? "demoAccounts.markNote" : "demoAccounts.unmarkNote")}
          submit={t(openDialog.on ? "demoAccounts.mark" : "demoAccounts.unmark")}
          {...(openDialog.on
            ? {}
            : { member: { teamId: openDialog.who.teamId, email: openDialog.who.email ?? "" } })}
          onClose={() => setOpenDialog(null)}
          onSubmit={async (input) => {
            const { name } = await mark(openDialog.on, input);
            toast.success(t(openDialog.on ? "demoAccounts.marked" : "demoAccounts.unmarked", { name }));
            setOpenDialog(null);
          }}
        />
      )}
    </Card>
  );
}
