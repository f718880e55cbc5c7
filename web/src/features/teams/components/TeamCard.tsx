/** A team that can be opened. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Logo } from "@learnt/ui/media/Logo";
import { brandVariables } from "@learnt/ui/theme/brand";
import { teamColours, useTheme } from "@learnt/ui/theme/useTheme";
import { ArrowRight } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MyTeam } from "../../../api/types";

type Props = {
  team: MyTeam;
  /** What waits there, where it is this team's alone. */
  note?: ReactNode;
  disabled: boolean;
  onOpen: (team: MyTeam) => void;
};

export function TeamCard({ team, note, disabled, onOpen }: Props) {
  const { t } = useTranslation("teams");
  // Beside its name a team's letter stands in that team's colours, not in those of the one at whose host this is.
  const { mode } = useTheme();
  return (
    <li className="kit-card kit-card-open kit-team">
      <span className="kit-team-logo" style={brandVariables(teamColours(team.theme), mode) as CSSProperties}>
        <Logo name={team.displayName} src={team.theme.iconLogo} size={44} ratio={2} />
      </span>
      <div className="kit-team-text">
        <button
          type="button"
          className="kit-card-link kit-team-name"
          disabled={disabled}
          onClick={() => onOpen(team)}
        >
          <bdi>{team.displayName}</bdi>
        </button>
        {note && <span className="kit-team-due">{note}</span>}
      </div>
      {team.current ? (
        <Badge tone="accent">{t("current")}</Badge>
      ) : (
        <ArrowRight className="kit-flip" aria-hidden="true" />
      )}
    </li>
  );
}
