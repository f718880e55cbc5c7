/** A team that can be opened. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { Logo } from "@learnt/ui/media/Logo";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
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
  return (
    <li className="lt-card lt-card-open lt-team">
      <Logo name={team.displayName} src={team.iconLogo} size={44} ratio={2} />
      <div className="lt-team-text">
        <button
          type="button"
          className="lt-card-link lt-team-name"
          disabled={disabled}
          onClick={() => onOpen(team)}
        >
          <bdi>{team.displayName}</bdi>
        </button>
        {note && <span className="lt-team-due">{note}</span>}
      </div>
      {team.current ? (
        <Badge tone="accent">{t("current")}</Badge>
      ) : (
        <ArrowRight className="lt-flip" aria-hidden="true" />
      )}
    </li>
  );
}
