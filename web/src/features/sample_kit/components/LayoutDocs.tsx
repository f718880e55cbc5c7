/** The three layouts of the frame and what each begins with, and the shapes of pages. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Stack, Wrap } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { Facts } from "@learnt/ui/page/Facts";
import { defaults, layoutStyles } from "@learnt/ui/shell/layout";
import { useTranslation } from "react-i18next";
import { pageLayouts } from "../model";

/** How wide the frame is, in pixels. */
const widths = { layout1: 1120, layout2: 1280, layout3: 1120 } as const;

export function LayoutDocs() {
  const { t } = useTranslation("sample_kit");
  return (
    <Stack gap="5">
      {layoutStyles.map((style) => {
        const { mode, scroll, navbar, toolbar, footer } = defaults[style];
        const shown = (display: boolean) => t(display ? "layout.shown" : "layout.hidden");
        return (
          <Card key={style} title={style} note={t(`layout.${style}`)}>
            <Facts
              facts={[
                { name: "mode", value: mode },
                { name: "scroll", value: scroll },
                { name: "navbar", value: `${shown(navbar.display)}, ${navbar.position}` },
                {
                  name: "toolbar",
                  value: `${shown(toolbar.display)}, ${toolbar.position}, ${toolbar.style}`,
                },
                { name: "footer", value: shown(footer.display) },
                { name: t("layout.boxed"), value: t("layout.pixels", { pixels: widths[style] }) },
              ]}
            />
          </Card>
        );
      })}
      <Card title={t("layouts.title")} note={t("layouts.note")}>
        <Wrap gap="2">
          {pageLayouts.map((name) => (
            <LinkButton key={name} to={`/ui/page-layouts/${name}`} size="sm">
              {t(`layouts.${name}`)}
            </LinkButton>
          ))}
        </Wrap>
      </Card>
    </Stack>
  );
}
