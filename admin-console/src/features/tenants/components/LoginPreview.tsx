/** The login page as people will see it, in the colours of the form, light and dark as the console is. */
import { brandColours, brandVariables } from "@learnt/ui/theme/brand";
import { useTheme } from "@learnt/ui/theme/useTheme";
import { Lock, User } from "lucide-react";
import { type CSSProperties, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewTenantForm } from "../model";
import { resultingHost } from "../model";

export function LoginPreview() {
  const { t } = useTranslation("tenants");
  const { mode } = useTheme();
  const form = useWatch<NewTenantForm>() as NewTenantForm;
  const colours = useMemo(() => brandVariables(brandColours(form.theme), mode), [form.theme, mode]);
  const host = resultingHost({ ...form, label: form.team.label });
  const team = form.team.displayName || t("loginPreview.team");

  return (
    <figure className="preview" style={colours as CSSProperties}>
      <figcaption className="preview-bar">
        <span className="preview-dots" aria-hidden="true" />
        <span className="preview-address">{host}</span>
      </figcaption>
      {/* A picture of a page: nothing in it can be used, so assistive technology gets the caption alone. */}
      <div className="preview-page" aria-hidden="true">
        <div className="preview-side" />
        <div className="preview-card">
          <span className="preview-logo">{[...team][0]?.toUpperCase()}</span>
          <strong className="preview-title">{t("loginPreview.heading", { team })}</strong>
          <span className="preview-input">
            <User /> {t("loginPreview.username")}
          </span>
          <span className="preview-input">
            <Lock /> {t("loginPreview.password")}
          </span>
          <span className="preview-button">{t("loginPreview.button")}</span>
          <span className="preview-link" />
        </div>
      </div>
    </figure>
  );
}
