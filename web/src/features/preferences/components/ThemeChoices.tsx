/** Light or dark, and for each region of the page, or all of it, one of the ten themes or the team's colours. */
import { cx } from "@learnt/ui/base/cx";
import { useKit } from "@learnt/ui/base/kit";
import { Segments } from "@learnt/ui/form/Segments";
import { Box } from "@learnt/ui/layout/layout";
import type { BrandColours } from "@learnt/ui/theme/brand";
import { type PresetName, presetNames, presets } from "@learnt/ui/theme/presets";
import {
  type ModeChoice,
  regions,
  setModeChoice,
  type ThemeRegion,
  teamColours,
  useTheme,
} from "@learnt/ui/theme/useTheme";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTenantContext } from "../../../app/tenantContext";
import { useChoose } from "../usePreferences";

const modes: { value: ModeChoice; icon: React.ReactNode }[] = [
  { value: "light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", icon: <Moon aria-hidden="true" /> },
  { value: "system", icon: <Monitor aria-hidden="true" /> },
];

/** The whole app, or one part of it. */
type ThemeTarget = ThemeRegion | "all";

export function ThemeChoices() {
  const { t } = useTranslation("preferences");
  const { choice, themes } = useTheme();
  const { chooseSetting } = useChoose();
  const [region, setRegion] = useState<ThemeTarget>("all");
  const [first, ...others] = regions.map((item) => themes[item]);
  const shown =
    region === "all" ? (others.every((other) => other === first) ? first : undefined) : themes[region];
  const choose = (name: PresetName | "team") => {
    const changed = region === "all" ? regions : [region];
    chooseSetting("theme", { ...themes, ...Object.fromEntries(changed.map((item) => [item, name])) });
  };
  return (
    <>
      <Segments
        label={t("mode")}
        value={choice}
        options={modes.map((mode) => ({ ...mode, label: t(`mode_${mode.value}`) }))}
        onChange={setModeChoice}
      />
      {/* The whole app, and below it its parts side by side. */}
      <Box css={{ "& .kit-segment:not(* + *)": { flexBasis: "100%" } }}>
        <Segments
          label={t("region")}
          value={region}
          options={(["all", ...regions] as const).map((value) => ({ value, label: t(`region_${value}`) }))}
          onChange={setRegion}
        />
      </Box>
      <Themes label={t("themeOf", { region: t(`region_${region}`) })} chosen={shown} onChoose={choose} />
    </>
  );
}

type ThemesProps = {
  label: string;
  /** Nothing: the parts differ. */
  chosen: PresetName | "team" | undefined;
  onChoose: (name: PresetName | "team") => void;
};

function Themes({ label, chosen, onChoose }: ThemesProps) {
  const { t } = useTranslation("preferences");
  const kit = useKit();
  const group = useId();
  const team = teamColours(useTenantContext().team.theme);
  return (
    <fieldset className="kit-choice-set">
      <legend className="kit-label">{label}</legend>
      <div className="kit-themes">
        {(["team", ...presetNames] as const).map((name) => (
          <label key={name} className={cx("kit-theme", chosen === name && "kit-theme-on")}>
            <input
              type="radio"
              name={group}
              className="kit-sr"
              checked={chosen === name}
              onChange={() => onChoose(name)}
            />
            <Swatches colours={name === "team" ? team : presets[name].colours} />
            {name === "team" ? t("teamColours") : kit.t(`theme_${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatches({ colours }: { colours: BrandColours }) {
  const shown = [
    colours.sidebarBackgroundColor,
    colours.primaryColor,
    colours.secondaryColor,
    colours.topHeaderBackgroundColor,
  ];
  return (
    <span className="kit-swatches" aria-hidden="true">
      {shown.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four places, and two may have one colour
        <span key={place} style={{ background: colour }} />
      ))}
    </span>
  );
}
