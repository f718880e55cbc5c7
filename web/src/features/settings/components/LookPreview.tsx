/** A small picture of the app in the colours of the form, in light and in dark. */

import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Cover } from "@learnt/ui/media/Cover";
import { Logo } from "@learnt/ui/media/Logo";
import { Card } from "@learnt/ui/page/Card";
import { type BrandColours, brandVariables } from "@learnt/ui/theme/brand";
import { useTheme } from "@learnt/ui/theme/useTheme";
import { type CSSProperties, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

export function LookPreview({
  colours,
  name,
  logo,
}: {
  colours: BrandColours;
  name: string;
  logo: string | null;
}) {
  const { t } = useTranslation("settings");
  const { mode } = useTheme();
  const [dark, setDark] = useState(mode === "dark");
  const variables = useMemo(
    () => brandVariables(colours, dark ? "dark" : "light") as CSSProperties,
    [colours, dark],
  );

  return (
    <Card
      title={t("theme.preview")}
      note={t("theme.previewNote")}
      actions={<Switch checked={dark} onChange={setDark} label={t("theme.dark")} />}
    >
      <div className={dark ? "lt-look dark" : "lt-look"} style={variables} aria-hidden="true">
        <div className="lt-look-nav">
          <Logo name={name} src={logo} size={24} />
          <span className="lt-look-line lt-look-on" />
          <span className="lt-look-line" />
          <span className="lt-look-line" />
        </div>
        <div className="lt-look-page">
          <div className="lt-look-head" />
          <div className="lt-look-body">
            <div className="lt-card">
              <div className="lt-look-cover">
                <Cover seed={name} />
              </div>
              <div className="lt-card-body">
                <span className="lt-eyebrow">{t("theme.previewLink")}</span>
                <strong>{t("theme.previewCourse")}</strong>
                <Progress value={62} label={t("theme.previewProgress")} />
              </div>
            </div>
            <div className="lt-look-row">
              <span className="lt-btn lt-btn-solid lt-btn-sm">{t("theme.previewButton")}</span>
              <Badge tone="accent">{t("theme.previewProgress")}</Badge>
            </div>
          </div>
        </div>
      </div>
    </Card>
  );
}
