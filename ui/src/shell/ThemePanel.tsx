/** The panel at the right titled Theme Settings: light or dark, and one of the ten themes or the team's own colours. */
import { Monitor, Moon, Sun } from "lucide-react";
import { cx } from "../base/cx";
import { useKit } from "../base/kit";
import { Drawer } from "../overlay/Dialog";
import { presetNames, presets } from "../theme/presets";
import { type ModeChoice, setModeChoice, setPreset, useTheme } from "../theme/useTheme";

const modes: { choice: ModeChoice; Icon: typeof Sun }[] = [
  { choice: "light", Icon: Sun },
  { choice: "dark", Icon: Moon },
  { choice: "system", Icon: Monitor },
];

export default function ThemePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useKit();
  const { choice, preset } = useTheme();
  return (
    <Drawer open={open} onClose={onClose} title={t("themeSettings")} note={t("themeSettingsNote")} size="sm">
      <fieldset className="lt-choice-set">
        <legend className="lt-label">{t("mode")}</legend>
        <div className="lt-segments">
          {modes.map(({ choice: value, Icon }) => (
            <label key={value} className={cx("lt-segment", choice === value && "lt-segment-on")}>
              <input
                type="radio"
                name="mode"
                className="lt-sr"
                checked={choice === value}
                onChange={() => setModeChoice(value)}
              />
              <Icon aria-hidden="true" />
              {t(`mode_${value}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="lt-choice-set">
        <legend className="lt-label">{t("theme")}</legend>
        <div className="lt-themes">
          <label className={cx("lt-theme", preset === null && "lt-theme-on")}>
            <input
              type="radio"
              name="theme"
              className="lt-sr"
              checked={preset === null}
              onChange={() => setPreset(null)}
            />
            <span className="lt-theme-team" aria-hidden="true" />
            {t("teamColours")}
          </label>
          {presetNames.map((name) => {
            const { colours } = presets[name];
            return (
              <label key={name} className={cx("lt-theme", preset === name && "lt-theme-on")}>
                <input
                  type="radio"
                  name="theme"
                  className="lt-sr"
                  checked={preset === name}
                  onChange={() => setPreset(name)}
                />
                <span className="lt-swatches" aria-hidden="true">
                  {[
                    colours.sidebarBackgroundColor,
                    colours.primaryColor,
                    colours.secondaryColor,
                    colours.topHeaderBackgroundColor,
                  ].map((colour) => (
                    <span key={colour} style={{ background: colour }} />
                  ))}
                </span>
                {t(`theme_${name}`)}
              </label>
            );
          })}
        </div>
      </fieldset>
    </Drawer>
  );
}
