/** An organisation's teams below its name, or organisations with one team each, which need no name of their own. */
import { useTranslation } from "react-i18next";
import type { MyTeam } from "../../../api/types";
import type { Organisation } from "../model";
import { TeamCard } from "./TeamCard";

type Props = {
  organisations: readonly Organisation[];
  disabled: boolean;
  onOpen: (team: MyTeam) => void;
};

export function TeamGroup({ organisations, disabled, onOpen }: Props) {
  const { t } = useTranslation("teams");
  const several = organisations.find(({ teams }) => teams.length > 1);
  const waits = (due: number) => (due > 0 ? t("due", { count: due }) : t("nothingDue"));
  return (
    <section className="kit-chooser-group" aria-label={several?.name}>
      {several && (
        <header className="kit-chooser-head">
          <h2 className="kit-card-title">
            <bdi>{several.name}</bdi>
          </h2>
          <p className="kit-team-due">
            {several.due > 0 ? t("dueInAll", { waits: waits(several.due) }) : waits(0)}
          </p>
        </header>
      )}
      <ul className="kit-cards kit-team-cards">
        {organisations.flatMap(({ due, teams }) =>
          teams.map((team) => (
            <TeamCard
              key={team.teamId}
              team={team}
              note={several ? undefined : waits(due)}
              disabled={disabled}
              onOpen={onOpen}
            />
          )),
        )}
      </ul>
    </section>
  );
}
