/** The ten themes as a start for a team's own colours. */
import { useKit } from "@learnt/ui/base/kit";
import type { BrandColours } from "@learnt/ui/theme/brand";
import { presetNames, presets } from "@learnt/ui/theme/presets";
import { useTranslation } from "react-i18next";

export function ThemeStart({ onChoose }: { onChoose: (colours: BrandColours) => void }) {
  const { t } = useTranslation("settings");
  const kit = useKit();
  return (
    <div>
      <p className="lt-label">{t("theme.presets")}</p>
      <div className="lt-themes lt-themes-small">
        {presetNames.map((name) => {
          const { colours } = presets[name];
          return (
            <button key={name} type="button" className="lt-theme" onClick={() => onChoose(colours)}>
              <span className="lt-swatches" aria-hidden="true">
                {Object.entries(colours).map(([key, colour]) => (
                  <span key={key} style={{ background: colour }} />
                ))}
              </span>
              {kit.t(`theme_${name}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
