/** Which teams look after a document: all of them, or some. Their admins change it; everybody else's read it. */
import { LookupTrouble } from "@learnt/ui/feedback/LookupTrouble";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { rolesOf, useUser } from "../../../app/me";
import { useTenantContext } from "../../../app/tenantContext";
import { sentenceOf } from "../../../app/useChange";
import type { Named } from "../model";
import { documentTeams } from "../queries";

export type LookedAfterProps = {
  /** The document. */
  of: { teams: readonly Named[]; isLookedAfterHere: boolean };
  /** Stores the choice; none: all teams. What is thrown is said here. */
  onChoose: (teams: Named[]) => Promise<unknown>;
};

export function LookedAfter({ of: { teams, isLookedAfterHere }, onChoose }: LookedAfterProps) {
  const { t } = useTranslation("permissions");
  const box = useId();
  const { team } = useTenantContext();
  const isSuperadmin = rolesOf(useUser()).includes("superadmin");
  const found = useQuery(documentTeams);
  // What was chosen here, until it is known to be stored or refused.
  const [asked, setAsked] = useState<Named[] | null>(null);
  const all = found.data ?? [];
  if (found.data && all.length < 2 && teams.length === 0) return null;

  const chosen = (asked ?? teams).map(({ id }) => id);
  const save = async (ids: string[]) => {
    // Each choice is made on what the one before left.
    if (asked) return;
    const choice = all.filter(({ id }) => ids.includes(id));
    setAsked(choice);
    try {
      await onChoose(choice);
    } catch (error) {
      toast.error(error instanceof ApiProblem ? sentenceOf(error) : t("teams.failed"));
    } finally {
      setAsked(null);
    }
  };

  return (
    <Card title={t("teams.title")} note={t("teams.note")}>
      {isLookedAfterHere ? (
        <div className="lt-form" aria-busy={asked !== null}>
          <LookupTrouble of={found} />
          {found.data && (
            <Segments
              label={t("teams.title")}
              hideLabel
              value={chosen.length > 0 ? "some" : "all"}
              options={[
                { value: "all", label: t("teams.all") },
                { value: "some", label: t("teams.some") },
              ]}
              onChange={(mode) => void save(mode === "some" ? [team.id] : [])}
            />
          )}
          {found.data && chosen.length > 0 && (
            <fieldset className="lt-choice-set">
              <legend className="lt-sr">{t("teams.some")}</legend>
              {all.map(({ id, name }) => {
                const isOwn = id === team.id && !isSuperadmin;
                const isLast = chosen.length === 1 && chosen[0] === id;
                return (
                  <label key={id} className="lt-check-row" htmlFor={`${box}-${id}`}>
                    <Checkbox
                      id={`${box}-${id}`}
                      checked={chosen.includes(id)}
                      disabled={isOwn || isLast}
                      onChange={(event) =>
                        void save(
                          event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                        )
                      }
                    />
                    <span>
                      <span dir="auto">{name}</span>
                      {isOwn && <small>{t("teams.own")}</small>}
                    </span>
                  </label>
                );
              })}
            </fieldset>
          )}
        </div>
      ) : (
        <ul>
          {teams.map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
