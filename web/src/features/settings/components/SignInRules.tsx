/** What holds for everybody who signs in, in all teams of the organisation, and what newcomers of this one get. */
import { Checkbox, CheckboxField } from "@learnt/ui/form/CheckboxField";
import { FieldRow } from "@learnt/ui/form/Form";
import { SelectField } from "@learnt/ui/form/SelectField";
import { TagsField } from "@learnt/ui/form/TagsField";
import { NumberField, TextField } from "@learnt/ui/form/TextField";
import { Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useController, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { RoleName } from "../../../api/types";
import { roles, rules, units } from "../signIn";

export function SignInRules() {
  const { t } = useTranslation("settings");
  const asksTerms = useWatch({ name: "settings.showPersonalTermsConditions" }) as boolean;
  const looks = useWatch({ name: "settings.sessionConfig.checkUserInactivity" }) as boolean;
  return (
    <>
      <Card title={t("signIn.page")} note={t("signIn.everywhere")}>
        <div className="kit-form">
          <TextField
            name="settings.usernameTitleLabel"
            label={t("signIn.usernameTitleLabel")}
            hint={t("signIn.usernameTitleHint")}
            dir="auto"
          />
          <CheckboxField
            name="settings.showSelfRegistration"
            label={t("signIn.showSelfRegistration")}
            hint={t("signIn.showSelfRegistrationHint")}
          />
          <CheckboxField
            name="settings.showTermsConditions"
            label={t("signIn.showTermsConditions")}
            hint={t("signIn.showTermsConditionsHint")}
          />
          <CheckboxField
            name="settings.showPersonalTermsConditions"
            label={t("signIn.showPersonalTermsConditions")}
            hint={t("signIn.showPersonalTermsConditionsHint")}
          />
          {asksTerms && (
            <TextField
              name="settings.personalTermsAndConditionsUrl"
              label={t("signIn.personalTermsAndConditionsUrl")}
              inputMode="url"
              dir="ltr"
              optional
            />
          )}
          <CheckboxField
            name="settings.hideAccountExistence"
            label={t("signIn.hideAccountExistence")}
            hint={t("signIn.hideAccountExistenceHint")}
          />
        </div>
      </Card>
      <Card title={t("signIn.newcomers")} note={t("signIn.newcomersNote")}>
        <div className="kit-form">
          <TagsField
            name="registrationTags"
            label={t("signIn.registrationTags")}
            hint={t("signIn.registrationTagsHint")}
            optional
          />
        </div>
      </Card>
      <Card title={t("signIn.passwords")} note={t("signIn.passwordsNote")}>
        <div className="kit-form">
          <NumberField
            name="settings.passwordRules.minLength"
            label={t("signIn.minLength")}
            min={8}
            max={64}
            suffix={t("signIn.characters")}
          />
          {rules.map((rule) => (
            <CheckboxField
              key={rule}
              name={`settings.passwordRules.${rule}`}
              label={t(`signIn.rule.${rule}`)}
            />
          ))}
        </div>
      </Card>
      <Card title={t("signIn.sessions")} note={t("signIn.sessionsNote")}>
        <div className="kit-form">
          <CheckboxField
            name="settings.sessionConfig.checkUserInactivity"
            label={t("signIn.checkUserInactivity")}
            hint={t("signIn.checkUserInactivityHint")}
          />
          {looks && (
            <FieldRow>
              <NumberField
                name="settings.sessionConfig.expireSessionAfter"
                label={t("signIn.expireSessionAfter")}
                min={1}
              />
              <SelectField
                name="settings.sessionConfig.unit"
                label={t("signIn.unit")}
                choices={units.map((value) => ({ value, label: t(`signIn.unit.${value}`) }))}
              />
            </FieldRow>
          )}
          <CheckboxField
            name="settings.sessionConfig.persistUserSession"
            label={t("signIn.persistUserSession")}
            hint={t("signIn.persistUserSessionHint")}
          />
        </div>
      </Card>
      <Card title={t("signIn.second")} note={t("signIn.secondNote")}>
        <Roles />
      </Card>
    </>
  );
}

function Roles() {
  const { t } = useTranslation("settings");
  const { field } = useController({ name: "settings.requireSecondFactorFor" });
  const chosen = field.value as readonly RoleName[];
  return (
    <Grid as="fieldset" gap="3">
      <legend className="kit-sr">{t("signIn.second")}</legend>
      {roles.map((role) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box is inside it
        <label key={role} className="kit-check-row">
          <Checkbox
            checked={chosen.includes(role)}
            onBlur={field.onBlur}
            onChange={(event) =>
              field.onChange(
                roles.filter((item) => (item === role ? event.target.checked : chosen.includes(item))),
              )
            }
          />
          <span>{t(`signIn.role.${role}`)}</span>
        </label>
      ))}
    </Grid>
  );
}
