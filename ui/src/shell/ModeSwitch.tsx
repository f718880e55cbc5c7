/** One press between light and dark. */
import { Moon, Sun } from "lucide-react";
import { IconButton } from "../action/Button";
import { useKit } from "../base/kit";
import { setModeChoice, useTheme } from "../theme/useTheme";

export function ModeSwitch() {
  const { t } = useKit();
  const { mode } = useTheme();
  const next = mode === "dark" ? "light" : "dark";
  return (
    <IconButton
      className="kit-mode-switch"
      label={t(next === "dark" ? "toDark" : "toLight")}
      icon={next === "dark" ? <Moon /> : <Sun />}
      onClick={() => setModeChoice(next)}
    />
  );
}
