/** An operator acts as a member of a tenant's team: as whom, why, and once more the code of their app. */
import { Button, ExternalButton } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FormActions } from "@learnt/ui/form/Form";
import { ExternalLink, UserRoundCog } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { RequireRole } from "../../../app/role";
import { type ActAsTicket, createActAsLink, type Tenant } from "../queries";
import { MemberDialog } from "./MemberDialog";

type ActAsProps = { tenant: Tenant };

export function ActAs({ tenant }: ActAsProps) {
  const { t } = useTranslation("tenants");
  const [open, setOpen] = useState(false);
  return (
    <>
      <RequireRole gate="support">
        <Button icon={<UserRoundCog aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t("actAs.open")}
        </Button>
      </RequireRole>
      {open && <ActAsDialog tenant={tenant} onClose={() => setOpen(false)} />}
    </>
  );
}

function ActAsDialog({ tenant, onClose }: ActAsProps & { onClose: () => void }) {
  const { t } = useTranslation("tenants");
  const [ticket, setTicket] = useState<ActAsTicket | null>(null);
  return (
    <MemberDialog
      tenant={tenant}
      title={t("actAs.title", { tenant: tenant.name })}
      note={t("actAs.note")}
      submit={t("actAs.go")}
      onClose={onClose}
      onSubmit={async (input) => setTicket(await createActAsLink(tenant.id, input))}
      answer={(again) =>
        ticket && (
          <ActAsLink
            key={ticket.url}
            ticket={ticket}
            onRetry={() => {
              again();
              setTicket(null);
            }}
            onClose={onClose}
          />
        )
      }
    />
  );
}

type ActAsLinkProps = { ticket: ActAsTicket; onRetry: () => void; onClose: () => void };

/** The way works once and not for long: it is taken by the operator's own click, in a tab of its own. */
function ActAsLink({ ticket, onRetry, onClose }: ActAsLinkProps) {
  const { t } = useTranslation("tenants");
  const [isDropTarget, setDropTarget] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setDropTarget(true), ticket.expiresIn * 1000);
    return () => clearTimeout(end);
  }, [ticket]);
  if (isDropTarget) {
    return (
      <Notice
        tone="warn"
        title={t("actAs.over")}
        action={<Button onClick={onRetry}>{t("actAs.again")}</Button>}
      />
    );
  }
  return (
    <>
      <Notice tone="info" title={t("actAs.ready", { name: ticket.name })}>
        {t("actAs.readyText")}
      </Notice>
      <FormActions>
        <Button onClick={onClose}>{t("actAs.cancel")}</Button>
        <ExternalButton
          href={ticket.url}
          variant="solid"
          icon={<ExternalLink aria-hidden="true" />}
          onClick={onClose}
        >
          {t("actAs.enter", { name: ticket.name })}
        </ExternalButton>
      </FormActions>
    </>
  );
}
