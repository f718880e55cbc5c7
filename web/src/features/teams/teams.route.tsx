/** The chooser of teams. With one team there is nothing to choose, and its first screen opens. */
import { Button } from "@learnt/ui/action/Button";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Logo } from "@learnt/ui/media/Logo";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { explain } from "../../api/problem";
import type { MyTeam } from "../../api/types";
import { useUser } from "../../app/me";
import { landing } from "../../app/paths";
import { goToTeam, myTeams } from "../../app/teams";

export default function TeamsRoute() {
  const { t } = useTranslation("teams");
  const user = useUser();
  const go = useNavigate();
  const teams = useQuery(myTeams);
  const [opening, setOpening] = useState<string | null>(null);

  const open = async (team: MyTeam) => {
    setOpening(team.teamId);
    try {
      if (team.current) await go(landing());
      else await goToTeam(team);
    } catch (error) {
      toast.error(explain(error).message);
    } finally {
      setOpening(null);
    }
  };

  if (teams.data?.length === 1 && teams.data[0]?.current && landing() !== "/teams")
    return <Navigate to={landing()} replace />;
  return (
    <div className="lt-page lt-page-container lt-chooser">
      <header className="lt-page-head">
        <div className="lt-page-head-text">
          <p className="lt-eyebrow">{user.data.displayName}</p>
          <h1 className="lt-title">{t("heading")}</h1>
          <p className="lt-page-head-note">{t("text")}</p>
        </div>
        <Button icon={<LogOut />} onClick={() => void go("/logout")}>
          {t("logout")}
        </Button>
      </header>
      {teams.isPending && <SkeletonCards count={3} />}
      {teams.error && <ErrorState error={teams.error} onRetry={() => void teams.refetch()} />}
      {teams.data?.length === 0 && <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      {teams.data && teams.data.length > 0 && (
        <ul className="lt-cards lt-team-cards">
          {teams.data.map((team) => (
            <li key={team.teamId} className="lt-card lt-card-open lt-team">
              <Logo name={team.displayName} src={team.iconLogo} size={44} />
              <div className="lt-team-text">
                <button
                  type="button"
                  className="lt-card-link lt-team-name"
                  disabled={opening !== null}
                  onClick={() => void open(team)}
                >
                  {team.displayName}
                </button>
                <span className="lt-team-due">
                  {team.due > 0 ? t("due", { count: team.due }) : t("nothingDue")}
                </span>
              </div>
              {team.current ? (
                <Badge tone="accent">{t("current")}</Badge>
              ) : (
                <ArrowRight className="lt-flip" aria-hidden="true" />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
