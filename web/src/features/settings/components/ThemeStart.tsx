/** The theme that people have who chose none: its colours are filled in, to be changed or left. */
import { cx } from "@learnt/ui/base/cx";
import { useKit } from "@learnt/ui/base/kit";
import { type PresetName, presetNames, presets } from "@learnt/ui/theme/presets";
import { useId } from "react";
import { useTranslation } from "react-i18next";

type Props = { chosen: PresetName | null; onChoose: (name: PresetName) => void };

export function ThemeStart({ chosen, onChoose }: Props) {
  const { t } = useTranslation("settings");
  const kit = useKit();
  const group = useId();
  return (
    <fieldset className="kit-choice-set">
      <legend className="kit-label">{t("theme.presets")}</legend>
      <p className="kit-field-hint">{t("theme.presetsHint")}</p>
      <div className="kit-themes kit-themes-small">
        {presetNames.map((name) => {
          const { colours } = presets[name];
          return (
            <label key={name} className={cx("kit-theme", chosen === name && "kit-theme-on")}>
              <input
                type="radio"
                name={group}
                className="kit-sr"
                checked={chosen === name}
                onChange={() => onChoose(name)}
                // Once more, it brings its colours back.
                onClick={() => chosen === name && onChoose(name)}
              />
              <span className="kit-swatches" aria-hidden="true">
                {Object.entries(colours).map(([key, colour]) => (
                  <span key={key} style={{ background: colour }} />
                ))}
              </span>
              {kit.t(`theme_${name}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
