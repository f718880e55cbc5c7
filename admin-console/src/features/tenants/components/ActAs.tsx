/** An operator acts as a member of a tenant's team: as whom, why, and once more the code of their app. */
import { Button, ExternalButton } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FormActions } from "@learnt/ui/form/Form";
import { ExternalLink, UserRoundCog } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ForRole } from "../../../app/role";
import { openWay, type Tenant, type WayIn } from "../queries";
import { MemberDialog } from "./MemberDialog";

type ActAsProps = { tenant: Tenant };

export function ActAs({ tenant }: ActAsProps) {
  const { t } = useTranslation("tenants");
  const [open, setOpen] = useState(false);
  return (
    <>
      <ForRole gate="support">
        <Button icon={<UserRoundCog aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t("actAs.open")}
        </Button>
      </ForRole>
      {open && <ActAsDialog tenant={tenant} onClose={() => setOpen(false)} />}
    </>
  );
}

function ActAsDialog({ tenant, onClose }: ActAsProps & { onClose: () => void }) {
  const { t } = useTranslation("tenants");
  const [way, setWay] = useState<WayIn | null>(null);
  return (
    <MemberDialog
      tenant={tenant}
      title={t("actAs.title", { tenant: tenant.name })}
      note={t("actAs.note")}
      submit={t("actAs.go")}
      onClose={onClose}
      onSubmit={async (input) => setWay(await openWay(tenant.id, input))}
      answer={(again) =>
        way && (
          <Way
            key={way.url}
            way={way}
            onAgain={() => {
              again();
              setWay(null);
            }}
            onClose={onClose}
          />
        )
      }
    />
  );
}

type WayProps = { way: WayIn; onAgain: () => void; onClose: () => void };

/** The way works once and not for long: it is taken by the operator's own click, in a tab of its own. */
function Way({ way, onAgain, onClose }: WayProps) {
  const { t } = useTranslation("tenants");
  const [over, setOver] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setOver(true), way.expiresIn * 1000);
    return () => clearTimeout(end);
  }, [way]);
  if (over) {
    return (
      <Notice
        tone="warn"
        title={t("actAs.over")}
        action={<Button onClick={onAgain}>{t("actAs.again")}</Button>}
      />
    );
  }
  return (
    <>
      <Notice tone="info" title={t("actAs.ready", { name: way.name })}>
        {t("actAs.readyText")}
      </Notice>
      <FormActions>
        <Button onClick={onClose}>{t("actAs.cancel")}</Button>
        <ExternalButton
          href={way.url}
          variant="solid"
          icon={<ExternalLink aria-hidden="true" />}
          onClick={onClose}
        >
          {t("actAs.enter", { name: way.name })}
        </ExternalButton>
      </FormActions>
    </>
  );
}
