/** Small pictures of the app and of the login page, side by side, in the colours of the form, in light or in dark. */

import { Badge } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Grid } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { Logo } from "@learnt/ui/media/Logo";
import { Card } from "@learnt/ui/page/Card";
import { type BrandColours, brandVariables } from "@learnt/ui/theme/brand";
import { useTheme } from "@learnt/ui/theme/useTheme";
import { type CSSProperties, type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PictureKey } from "../model";
import { ContrastNotes } from "./ContrastNotes";
import { Figure, SignInPreviewForm, SignInPreviewPicture } from "./styles";

type Props = {
  colours: BrandColours;
  name: string;
  /** Where each picture of the look is found at the moment. */
  addressOf: (key: PictureKey) => string | null;
};

export function ThemePreview({ colours, name, addressOf }: Props) {
  const { t } = useTranslation("settings");
  const { mode } = useTheme();
  const [dark, setDark] = useState(mode === "dark");
  const variables = useMemo(
    () => brandVariables(colours, dark ? "dark" : "light") as CSSProperties,
    [colours, dark],
  );
  const classes = dark ? "kit-look dark" : "kit-look";

  return (
    <Card
      title={t("theme.preview")}
      note={t("theme.previewNote")}
      actions={<Switch checked={dark} onChange={setDark} label={t("theme.dark")} />}
    >
      <div className="kit-stack">
        <Grid templateColumns="repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))" gap="4">
          <Picture caption={t("theme.previewApp")}>
            <div className={classes} style={variables} aria-hidden="true">
              <div className="kit-look-nav">
                <Logo name={name} src={addressOf("iconLogo")} size={24} />
                <span className="kit-look-line kit-look-on" />
                <span className="kit-look-line" />
                <span className="kit-look-line" />
              </div>
              <div className="kit-look-page">
                <div className="kit-look-head" />
                <div className="kit-look-body">
                  <div className="kit-card">
                    <div className="kit-look-cover">
                      <Cover seed={name} />
                    </div>
                    <div className="kit-card-body">
                      <span className="kit-eyebrow">{t("theme.previewLink")}</span>
                      <strong>{t("theme.previewCourse")}</strong>
                      <Progress value={62} label={t("theme.previewProgress")} />
                    </div>
                  </div>
                  <div className="kit-look-row">
                    <span className="kit-btn kit-btn-solid kit-btn-sm">{t("theme.previewButton")}</span>
                    <Badge tone="accent">{t("theme.previewProgress")}</Badge>
                  </div>
                </div>
              </div>
            </div>
          </Picture>
          <Picture caption={t("theme.previewLogin")}>
            <div className={classes} data-door style={variables} aria-hidden="true">
              <SignInPreviewForm>
                <Logo name={name} src={addressOf("loggedOutLogo") ?? addressOf("iconLogo")} size={32} />
                <strong dir="auto">{t("theme.previewDoor", { name })}</strong>
                <span data-part="field" />
                <span data-part="field" />
                <span className="kit-btn kit-btn-solid kit-btn-sm">{t("theme.previewLogIn")}</span>
              </SignInPreviewForm>
              <SignInPreviewPicture>
                <Cover seed={name} src={addressOf("loggedOutBackgroundImage")} />
              </SignInPreviewPicture>
            </div>
          </Picture>
        </Grid>
        <ContrastNotes colours={colours} />
      </div>
    </Card>
  );
}

function Picture({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Figure>
      {children}
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}
