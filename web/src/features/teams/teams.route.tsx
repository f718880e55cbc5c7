/** The chooser of teams. With one team there is nothing to choose, and its first screen opens. */
import { Button } from "@learnt/ui/action/Button";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { useQuery } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router";
import { toFailure } from "../../api/problem";
import type { MyTeam } from "../../api/types";
import { useUser } from "../../app/me";
import { paths } from "../../app/pathBuilder";
import { landing } from "../../app/paths";
import { goToTeam, myTeams } from "../../app/teams";
import { TeamGroup } from "./components/TeamGroup";
import { groups, organisations } from "./model";

export default function TeamsRoute() {
  const { t } = useTranslation("teams");
  const user = useUser();
  const navigate = useNavigate();
  const teams = useQuery(myTeams);
  const [opening, setOpening] = useState<string | null>(null);

  const open = async (team: MyTeam) => {
    setOpening(team.teamId);
    try {
      if (team.current) await navigate(landing());
      else await goToTeam(team);
    } catch (error) {
      toast.error(toFailure(error).message);
    } finally {
      setOpening(null);
    }
  };

  if (teams.data?.length === 1 && teams.data[0]?.current && landing() !== paths.teams)
    return <Navigate to={landing()} replace />;
  return (
    <div className="kit-page kit-page-container kit-chooser">
      <header className="kit-page-head">
        <div className="kit-page-head-text">
          <p className="kit-eyebrow">{user.data.displayName}</p>
          <h1 className="kit-title">{t("heading")}</h1>
          <p className="kit-page-head-note">{t("text")}</p>
        </div>
        <Button icon={<LogOut />} onClick={() => void navigate(paths.logout)}>
          {t("logout")}
        </Button>
      </header>
      {teams.isPending && <SkeletonCards count={3} />}
      {teams.error && <ErrorState error={teams.error} onRetry={() => void teams.refetch()} />}
      {teams.data?.length === 0 && <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>}
      {groups(organisations(teams.data ?? [])).map((group) => (
        <TeamGroup
          key={group[0]?.id}
          organisations={group}
          disabled={opening !== null}
          onOpen={(chosen) => void open(chosen)}
        />
      ))}
    </div>
  );
}
