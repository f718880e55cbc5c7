/** The superadmins of a tenant's teams; operators appoint them, and take it back. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { toast } from "@learnt/ui/feedback/toast";
import { Avatar } from "@learnt/ui/media/Avatar";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { ShieldPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Rows } from "../../../app/Rows";
import { ForRole } from "../../../app/role";
import { useFolded } from "../../../app/useFolded";
import { type Superadmin, superadminsQuery, type Tenant, useAppointment } from "../queries";
import { MemberDialog } from "./MemberDialog";

/** What the dialog is open for: somebody new, or one who is no longer to be it. */
type Asked = { on: true } | { on: false; who: Superadmin };

export function Superadmins({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation("tenants");
  const [asked, setAsked] = useState<Asked | null>(null);
  const found = useQuery(superadminsQuery(tenant.id));
  const appointment = useAppointment(tenant.id);
  const nameOf = (id: string) => tenant.teams.find((team) => team.id === id)?.displayName ?? id;
  const rows = found.data ?? [];
  const { shown, button } = useFolded(rows);

  return (
    <Card
      title={t("superadmins.title")}
      note={t("superadmins.note")}
      actions={
        <ForRole gate="administrator">
          <Button icon={<ShieldPlus aria-hidden="true" />} onClick={() => setAsked({ on: true })}>
            {t("superadmins.appoint")}
          </Button>
        </ForRole>
      }
    >
      {found.isPending && <Spinner />}
      {found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && rows.length === 0 && <p>{t("superadmins.none")}</p>}
      <Rows>
        {shown.map((one) => (
          <li key={`${one.teamId} ${one.userId}`}>
            <Avatar name={one.name} size="sm" />
            <span data-part="name">
              {one.name} {!one.usable && <Badge tone="warn">{t("superadmins.locked")}</Badge>}
            </span>
            <span>{nameOf(one.teamId)}</span>
            <ForRole gate="administrator">
              <Button
                size="sm"
                disabledReason={one.email ? undefined : t("superadmins.noEmail")}
                aria-label={t("superadmins.withdrawOf", { name: one.name })}
                onClick={() => setAsked({ on: false, who: one })}
              >
                {t("superadmins.withdraw")}
              </Button>
            </ForRole>
          </li>
        ))}
      </Rows>
      {button}
      {asked && (
        <MemberDialog
          tenant={tenant}
          title={
            asked.on
              ? t("superadmins.appointTitle", { tenant: tenant.name })
              : t("superadmins.withdrawTitle", { name: asked.who.name })
          }
          note={t(asked.on ? "superadmins.appointNote" : "superadmins.withdrawNote")}
          submit={t(asked.on ? "superadmins.appoint" : "superadmins.withdraw")}
          {...(asked.on ? {} : { member: { teamId: asked.who.teamId, email: asked.who.email ?? "" } })}
          onClose={() => setAsked(null)}
          onSubmit={async (input) => {
            const { name } = await appointment(asked.on, input);
            toast.success(t(asked.on ? "superadmins.appointed" : "superadmins.withdrawn", { name }));
            setAsked(null);
          }}
        />
      )}
    </Card>
  );
}
