/** The superadmins of a tenant's teams; operators appoint them, and take it back. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Card } from "@learnt/ui/page/Card";
import { PersonCell } from "@learnt/ui/table/cells";
import { useQuery } from "@tanstack/react-query";
import { ShieldPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Rows } from "../../../app/Rows";
import { RequireRole } from "../../../app/role";
import { useCollapsedList } from "../../../app/useCollapsedList";
import { type Superadmin, superadminsQuery, type Tenant, useSetSuperadmin } from "../queries";
import { MemberDialog } from "./MemberDialog";

/** What the dialog is open for: somebody new, or one who is no longer to be it. */
type OpenDialog = { on: true } | { on: false; who: Superadmin };

export function Superadmins({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const query = useQuery(superadminsQuery(tenant.id));
  const appointment = useSetSuperadmin(tenant.id);
  const nameOf = (id: string) => tenant.teams.find((team) => team.id === id)?.displayName ?? id;
  const rows = query.data ?? [];
  const { shown, button } = useCollapsedList(rows);

  return (
    <Card
      title={t("superadmins.title")}
      note={t("superadmins.note")}
      actions={
        <RequireRole gate="administrator">
          <Button icon={<ShieldPlus aria-hidden="true" />} onClick={() => setOpenDialog({ on: true })}>
            {t("superadmins.appoint")}
          </Button>
        </RequireRole>
      }
    >
      {query.isPending && <Spinner />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && rows.length === 0 && <p>{t("superadmins.none")}</p>}
      <Rows>
        {shown.map((item) => (
          <li key={`${item.teamId} ${item.userId}`}>
            <span data-part="name">
              <PersonCell name={item.name} size="sm">
                {item.name} {!item.usable && <Badge tone="warn">{t("superadmins.locked")}</Badge>}
              </PersonCell>
            </span>
            <span>{nameOf(item.teamId)}</span>
            <RequireRole gate="administrator">
              <Button
                size="sm"
                disabledReason={item.email ? undefined : t("superadmins.noEmail")}
                aria-label={t("superadmins.withdrawOf", { name: item.name })}
                onClick={() => setOpenDialog({ on: false, who: item })}
              >
                {t("superadmins.withdraw")}
              </Button>
            </RequireRole>
          </li>
        ))}
      </Rows>
      {button}
      {openDialog && (
        <MemberDialog
          tenant={tenant}
          title={
            openDialog.on
              ? t("superadmins.appointTitle", { tenant: tenant.name })
              : t("superadmins.withdrawTitle", { name: openDialog.who.name })
          }
          note={t(openDialog.on ? "superadmins.appointNote" : "superadmins.withdrawNote")}
          submit={t(openDialog.on ? "superadmins.appoint" : "superadmins.withdraw")}
          {...(openDialog.on
            ? {}
            : { member: { teamId: openDialog.who.teamId, email: openDialog.who.email ?? "" } })}
          onClose={() => setOpenDialog(null)}
          onSubmit={async (input) => {
            const { name } = await appointment(openDialog.on, input);
            toast.success(t(openDialog.on ? "superadmins.appointed" : "superadmins.withdrawn", { name }));
            setOpenDialog(null);
          }}
        />
      )}
    </Card>
  );
}
