/** An operator acts as a member of a tenant's team: as whom, why, and once more the code of their app. */
import { Button, ExternalButton } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FormActions, useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { Drama, ExternalLink } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { actAsSchema } from "../model";
import { openWay, type Tenant, type WayIn } from "../queries";

type ActAsProps = { tenant: Tenant };

export function ActAs({ tenant }: ActAsProps) {
  const { t } = useTranslation("tenants");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Drama aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t("actAs.open")}
      </Button>
      {open && <ActAsDialog tenant={tenant} onClose={() => setOpen(false)} />}
    </>
  );
}

function ActAsDialog({ tenant, onClose }: ActAsProps & { onClose: () => void }) {
  const { t } = useTranslation("tenants");
  const [way, setWay] = useState<WayIn | null>(null);
  const schema = useMemo(() => actAsSchema((complaint) => t(`actAs.errors.${complaint}`)), [t]);
  const teams = tenant.teams.filter((team) => team.status === "active");
  const form = useZodForm(schema, {
    defaultValues: {
      teamId: (teams.find((team) => team.isDefault) ?? teams[0])?.id ?? "",
      email: "",
      reason: "",
      code: "",
    },
  });
  // Each code works once.
  const again = () => {
    form.resetField("code");
    setWay(null);
  };
  return (
    <ReasonDialog
      title={t("actAs.title", { tenant: tenant.name })}
      note={t("actAs.note")}
      onClose={onClose}
      form={form}
      onSubmit={async (wish) => setWay(await openWay(tenant.id, wish))}
      words={{
        reason: t("actAs.reason"),
        hint: t("actAs.reasonHint"),
        cancel: t("actAs.cancel"),
        submit: t("actAs.go"),
        busy: t("actAs.busy"),
      }}
      above={
        <>
          {teams.length > 1 && (
            <SelectField
              name="teamId"
              label={t("actAs.team")}
              choices={teams.map((team) => ({ value: team.id, label: team.displayName }))}
            />
          )}
          <TextField
            name="email"
            type="email"
            label={t("actAs.email")}
            hint={t("actAs.emailHint")}
            autoComplete="off"
            dir="ltr"
            autoFocus
          />
        </>
      }
      below={
        <TextField
          name="code"
          label={t("actAs.code")}
          hint={t("actAs.codeHint")}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          dir="ltr"
        />
      }
      answer={way && <Way key={way.url} way={way} onAgain={again} onClose={onClose} />}
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
      <Notice tone="warn" title={t("actAs.over")}>
        <Button onClick={onAgain}>{t("actAs.again")}</Button>
      </Notice>
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
