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
import { DoorForm, DoorPicture, Figure } from "./parts";

type Props = {
  colours: BrandColours;
  name: string;
  /** Where each picture of the look is found at the moment. */
  addressOf: (key: PictureKey) => string | null;
};

export function LookPreview({ colours, name, addressOf }: Props) {
  const { t } = useTranslation("settings");
  const { mode } = useTheme();
  const [dark, setDark] = useState(mode === "dark");
  const variables = useMemo(
    () => brandVariables(colours, dark ? "dark" : "light") as CSSProperties,
    [colours, dark],
  );
  const look = dark ? "lt-look dark" : "lt-look";

  return (
    <Card
      title={t("theme.preview")}
      note={t("theme.previewNote")}
      actions={<Switch checked={dark} onChange={setDark} label={t("theme.dark")} />}
    >
      <div className="lt-stack">
        <Grid templateColumns="repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))" gap="4">
          <Picture caption={t("theme.previewApp")}>
            <div className={look} style={variables} aria-hidden="true">
              <div className="lt-look-nav">
                <Logo name={name} src={addressOf("iconLogo")} size={24} />
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
          </Picture>
          <Picture caption={t("theme.previewLogin")}>
            <div className={look} data-door style={variables} aria-hidden="true">
              <DoorForm>
                <Logo name={name} src={addressOf("loggedOutLogo") ?? addressOf("iconLogo")} size={32} />
                <strong dir="auto">{t("theme.previewDoor", { name })}</strong>
                <span data-part="field" />
                <span data-part="field" />
                <span className="lt-btn lt-btn-solid lt-btn-sm">{t("theme.previewLogIn")}</span>
              </DoorForm>
              <DoorPicture>
                <Cover seed={name} src={addressOf("loggedOutBackgroundImage")} />
              </DoorPicture>
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
