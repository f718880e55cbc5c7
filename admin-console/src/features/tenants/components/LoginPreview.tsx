/** The login page as people will see it, drawn by the same parts, in the colours of the form, light and dark as the console is. */
import { Button } from "@learnt/ui/action/Button";
import { CheckboxField } from "@learnt/ui/form/CheckboxField";
import { PasswordField, TextField } from "@learnt/ui/form/TextField";
import { GuestPage } from "@learnt/ui/page/GuestPage";
import { brandColours, brandVariables } from "@learnt/ui/theme/brand";
import { useTheme } from "@learnt/ui/theme/useTheme";
import { type CSSProperties, useMemo } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewTenantForm } from "../model";
import { resultingHost } from "../model";
import { Window } from "./styles";

export function LoginPreview() {
  const { t } = useTranslation("tenants");
  const { mode } = useTheme();
  const form = useWatch<NewTenantForm>() as NewTenantForm;
  const colours = useMemo(() => brandVariables(brandColours(form.theme), mode), [form.theme, mode]);
  const host = resultingHost({ ...form, label: form.team.label });
  const team = form.team.displayName || t("loginPreview.team");
  // The fields of the picture belong to nothing.
  const nowhere = useForm({ defaultValues: { username: "", password: "", persist: true } });

  return (
    <Window style={colours as CSSProperties}>
      <figcaption>
        <span>{host}</span>
      </figcaption>
      {/* A picture of a page: nothing in it can be used, so assistive technology gets the caption alone. */}
      <div inert>
        <GuestPage
          team={{ id: form.team.label || "team", name: team }}
          heading={t("loginPreview.heading", { team })}
        >
          <FormProvider {...nowhere}>
            <div className="kit-form">
              <TextField name="username" label={t("loginPreview.username")} autoComplete="off" />
              <PasswordField name="password" label={t("loginPreview.password")} autoComplete="off" />
              <CheckboxField
                name="persist"
                label={t("loginPreview.persist")}
                hint={t("loginPreview.persistHint")}
              />
              <Button variant="solid" size="lg" wide>
                {t("loginPreview.button")}
              </Button>
            </div>
          </FormProvider>
        </GuestPage>
      </div>
    </Window>
  );
}
