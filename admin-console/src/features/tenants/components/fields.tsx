/** The plain groups of the order: the organisation, its first admin, its colours. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { ColourField } from "@learnt/ui/form/ColourField";
import { FieldRow } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { READABLE_TEXT, textContrast, timeZones } from "../model";
import type { Plan } from "../queries";

export function OrganisationFields({ plans }: { plans: Plan[] }) {
  const { t } = useTranslation("tenants");
  const zones = useMemo(() => timeZones().map((zone) => ({ value: zone, label: zone })), []);
  const planChoices = plans.map((plan) => ({ value: plan.id, label: plan.name }));
  return (
    <>
      <TextField name="name" label={t("new.name")} autoComplete="off" autoFocus />
      <FieldRow>
        <SelectField name="plan" label={t("new.plan")} choices={planChoices} />
        <SelectField name="timeZone" label={t("new.timeZone")} hint={t("new.timeZoneHelp")} choices={zones} />
      </FieldRow>
    </>
  );
}

export function AdminFields() {
  const { t } = useTranslation("tenants");
  return (
    <>
      <FieldRow>
        <TextField name="admin.firstName" label={t("new.firstName")} autoComplete="off" />
        <TextField name="admin.lastName" label={t("new.lastName")} autoComplete="off" />
      </FieldRow>
      <TextField
        name="admin.email"
        label={t("new.email")}
        hint={t("new.emailHelp")}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </>
  );
}

export function ThemeFields() {
  const { t } = useTranslation("tenants");
  return (
    <>
      <FieldRow>
        <ColourField name="theme.primaryColor" label={t("new.primaryColor")} />
        <ColourField name="theme.secondaryColor" label={t("new.secondaryColor")} />
      </FieldRow>
      <FieldRow>
        <ColourField name="theme.sidebarBackgroundColor" label={t("new.sidebarBackgroundColor")} />
        <ColourField name="theme.topHeaderBackgroundColor" label={t("new.topHeaderBackgroundColor")} />
      </FieldRow>
      <ContrastHint />
    </>
  );
}

/** Says whether text on the primary colour can be read, before anyone has to. */
function ContrastHint() {
  const { t, i18n } = useTranslation("tenants");
  const primary: string = useWatch({ name: "theme.primaryColor" });
  const ratio = textContrast(primary);
  if (ratio === null) return null;
  const shown = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(ratio);
  const good = ratio >= READABLE_TEXT;
  return (
    <Notice tone={good ? "good" : "warn"}>
      {t(good ? "new.contrastGood" : "new.contrastPoor", { ratio: shown })}
    </Notice>
  );
}
