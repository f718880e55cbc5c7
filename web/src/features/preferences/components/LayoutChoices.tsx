/** The layout: its style, what is shown of it and where, how wide it is, and what scrolls. */
import { cx } from "@learnt/ui/base/cx";
import { Switch } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { Box, Grid } from "@learnt/ui/layout/layout";
import {
  applyLayoutChange,
  choices,
  type LayoutChange,
  type LayoutConfig,
  type LayoutStyle,
  layoutStyles,
  restyled,
} from "@learnt/ui/shell/layout";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { layoutOfTeam, useCurrentLayout } from "../useCurrentLayout";
import { useChoose, useSettings } from "../usePreferences";
import { Sketch } from "./Sketch";

export function LayoutChoices() {
  const { t } = useTranslation("preferences");
  const settings = useSettings();
  const { chooseSetting } = useChoose();
  const { style, config } = useCurrentLayout();
  const begins = layoutOfTeam(useTenantContext().team.theme);
  const change = (part: LayoutChange) =>
    chooseSetting("layout", { style, config: applyLayoutChange(config, part) });
  const options = <Value extends string>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`value_${value}`) }));
  const isSide = style === "layout1";
  return (
    <>
      <LayoutStyles chosen={style} onChoose={(next) => chooseSetting("layout", restyled(next, begins))} />
      <LayoutPart
        name={t("navbar")}
        shown={config.navbar.display}
        onShow={(display) => change({ navbar: { display } })}
      >
        {isSide && (
          <>
            <Segments
              label={t("positionOf", { part: t("navbar") })}
              hideLabel
              value={config.navbar.position}
              options={options(choices.navbar.position)}
              onChange={(position) => change({ navbar: { position } })}
            />
            <Switch
              label={t("folded")}
              checked={config.navbar.folded}
              onChange={(folded) => change({ navbar: { folded } })}
            />
          </>
        )}
      </LayoutPart>
      <BarSettings bar="toolbar" config={config} positions={isSide ? "side" : "line"} onChange={change} />
      <BarSettings bar="footer" config={config} positions={isSide ? "side" : null} onChange={change} />
      <Box py="0.35rem" mb="3">
        <Switch
          label={t("leftSidePanel")}
          checked={config.leftSidePanel.display}
          onChange={(display) => change({ leftSidePanel: { display } })}
        />
        <Switch
          label={t("rightSidePanel")}
          checked={config.rightSidePanel.display}
          onChange={(display) => change({ rightSidePanel: { display } })}
        />
      </Box>
      <Segments
        label={t("width")}
        value={config.mode}
        options={options(choices.mode)}
        onChange={(mode) => change({ mode })}
      />
      <Segments
        label={t("scroll")}
        value={config.scroll}
        options={options(choices.scroll)}
        onChange={(scroll) => change({ scroll })}
      />
      <Switch
        label={t("customScrollbars")}
        checked={settings.customScrollbars !== false}
        onChange={(on) => chooseSetting("customScrollbars", on)}
      />
    </>
  );
}

function LayoutStyles({ chosen, onChoose }: { chosen: LayoutStyle; onChoose: (style: LayoutStyle) => void }) {
  const { t } = useTranslation("preferences");
  const group = useId();
  return (
    <fieldset className="kit-choice-set">
      <legend className="kit-label">{t("style")}</legend>
      <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="0.6rem">
        {layoutStyles.map((style) => (
          <label key={style} className={cx("kit-theme", chosen === style && "kit-theme-on")}>
            <input
              type="radio"
              name={group}
              className="kit-sr"
              checked={chosen === style}
              onChange={() => onChoose(style)}
            />
            <Sketch style={style} />
            {t(style)}
          </label>
        ))}
      </Grid>
    </fieldset>
  );
}

type PartProps = { name: string; shown: boolean; onShow: (on: boolean) => void; children: ReactNode };

/** One part of the frame; what can be said about it stands below, while it is shown. */
function LayoutPart({ name, shown, onShow, children }: PartProps) {
  return (
    <Box py="0.35rem" mb="3">
      <Switch label={name} checked={shown} onChange={onShow} />
      {shown && children && (
        <Grid
          gap="0.6rem"
          mt="0.6rem"
          paddingInlineStart="3"
          borderInlineStart="2px solid var(--line)"
          css={{ "& .kit-choice-set": { margin: "0" } }}
        >
          {children}
        </Grid>
      )}
    </Box>
  );
}

type BarProps = {
  bar: "toolbar" | "footer";
  config: LayoutConfig;
  /** What above and below mean beside a navigation at the side, or in a line; nothing where there is no choice. */
  positions: "side" | "line" | null;
  onChange: (change: LayoutChange) => void;
};

function BarSettings({ bar, config, positions, onChange }: BarProps) {
  const { t } = useTranslation("preferences");
  const { display, position, style } = config[bar];
  const say = (part: LayoutChange["toolbar"]) => onChange({ [bar]: part });
  return (
    <LayoutPart name={t(bar)} shown={display} onShow={(on) => say({ display: on })}>
      {positions && (
        <Segments
          label={t("positionOf", { part: t(bar) })}
          hideLabel
          value={position}
          options={choices[bar].position.map((value) => ({ value, label: t(`${positions}_${value}`) }))}
          onChange={(value) => say({ position: value })}
        />
      )}
      <Segments
        label={t("styleOf", { part: t(bar) })}
        hideLabel
        value={style}
        options={choices[bar].style.map((value) => ({ value, label: t(`value_${value}`) }))}
        onChange={(value) => say({ style: value })}
      />
    </LayoutPart>
  );
}
