/** An operator names a member of a tenant's team, says why, and gives once more the code of their app. */
import { useZodForm } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TextField } from "@learnt/ui/form/TextField";
import { ReasonDialog } from "@learnt/ui/overlay/ReasonDialog";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actAsSchema } from "../model";
import type { MemberRequest, Tenant } from "../queries";

type Props = {
  tenant: Tenant;
  title: string;
  note: string;
  submit: string;
  /** Known already: nobody is asked for. */
  member?: { teamId: string; email: string };
  onSubmit: (input: MemberRequest) => Promise<void>;
  onClose: () => void;
  /** Takes the place of the form once there is one; `again` makes the form ready for another code. */
  answer?: (again: () => void) => ReactNode;
};

export function MemberDialog({ tenant, title, note, submit, member, onSubmit, onClose, answer }: Props) {
  const { t } = useTranslation("tenants");
  const schema = useMemo(() => actAsSchema((problem) => t(`actAs.errors.${problem}`)), [t]);
  const teams = tenant.teams.filter((team) => team.status === "active");
  const form = useZodForm(schema, {
    defaultValues: {
      teamId: member?.teamId ?? (teams.find((team) => team.isDefault) ?? teams[0])?.id ?? "",
      email: member?.email ?? "",
      reason: "",
      code: "",
    },
  });
  return (
    <ReasonDialog
      title={title}
      note={note}
      onClose={onClose}
      form={form}
      onSubmit={onSubmit}
      words={{
        reason: t("actAs.reason"),
        hint: t("actAs.reasonHint"),
        cancel: t("actAs.cancel"),
        submit,
        busy: t("actAs.busy"),
      }}
      above={
        !member && (
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
        )
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
      // Each code works once.
      answer={answer?.(() => form.resetField("code"))}
    />
  );
}
