/** The first team and where it answers: its label is checked while it is typed, the host that results is shown. */
import { FieldRow } from "@learnt/ui/form/Form";
import { RadioField, SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { Text } from "@learnt/ui/layout/Text";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { labelFrom, type NewTenantForm, resultingHost } from "../model";
import type { Platform } from "../queries";
import { LabelAnswer } from "./LabelAnswer";

export function TeamFields({ platform }: { platform: Platform }) {
  const { t } = useTranslation("tenants");
  const { address, root, team } = useWatch<NewTenantForm>() as NewTenantForm;
  useSuggestions();

  const below = address === "root" ? root : (platform.roots[0] ?? "");
  const host = resultingHost({ root: below, label: team.label });
  const roots = platform.roots.map((name) => ({ value: name, label: name }));
  const addresses = [
    { value: "root", label: t("new.underRoot") },
    { value: "domain", label: t("new.ownDomain") },
  ];

  return (
    <>
      <FieldRow>
        <TextField
          name="team.displayName"
          label={t("new.teamName")}
          hint={t("new.teamNameHelp")}
          autoComplete="off"
        />
        <TextField
          name="team.label"
          label={t("new.label")}
          hint={<LabelAnswer label={team.label} />}
          autoComplete="off"
          maxLength={63}
          dir="ltr"
        />
      </FieldRow>
      <RadioField name="address" label={t("new.address")} choices={addresses} />
      {address === "root" ? (
        <SelectField name="root" label={t("new.root")} choices={roots} />
      ) : (
        <TextField
          name="domain"
          label={t("new.domain")}
          hint={t("new.domainHelp")}
          autoComplete="off"
          inputMode="url"
          dir="ltr"
        />
      )}
      {host && (
        <Text
          muted
          padding="0.625rem 0.75rem"
          border="hairline"
          borderRadius="md"
          background="inset"
          overflowWrap="anywhere"
        >
          {t("new.answersOn")} <code className="kit-code">{host}</code>
        </Text>
      )}
    </>
  );
}

/** The organisation's name suggests the team's, and that one the label, until the reader writes their own. */
function useSuggestions() {
  const { setValue, getFieldState } = useFormContext<NewTenantForm>();
  const name = useWatch<NewTenantForm, "name">({ name: "name" });
  const displayName = useWatch<NewTenantForm, "team.displayName">({ name: "team.displayName" });

  useEffect(() => {
    if (!getFieldState("team.displayName").isDirty) setValue("team.displayName", name);
  }, [name, getFieldState, setValue]);
  useEffect(() => {
    if (!getFieldState("team.label").isDirty) setValue("team.label", labelFrom(displayName));
  }, [displayName, getFieldState, setValue]);
}
