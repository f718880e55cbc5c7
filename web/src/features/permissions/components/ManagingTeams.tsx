/** Which teams look after a document: all of them, or some. Their admins change it; everybody else's read it. */
import { QueryError } from "@learnt/ui/feedback/QueryError";
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
import { failureMessage } from "../../../app/useApiMutation";
import type { NamedRef } from "../model";
import { documentTeams } from "../queries";

export type ManagingTeamsProps = {
  /** The document. */
  of: { teams: readonly NamedRef[]; isLookedAfterHere: boolean };
  /** Stores the choice; none: all teams. What is thrown is said here. */
  onChoose: (teams: NamedRef[]) => Promise<unknown>;
};

export function ManagingTeams({ of: { teams, isLookedAfterHere }, onChoose }: ManagingTeamsProps) {
  const { t } = useTranslation("permissions");
  const box = useId();
  const { team } = useTenantContext();
  const isSuperadmin = rolesOf(useUser()).includes("superadmin");
  const query = useQuery(documentTeams);
  // What was chosen here, until it is known to be stored or refused.
  const [pendingChoice, setPendingChoice] = useState<NamedRef[] | null>(null);
  const all = query.data ?? [];
  if (query.data && all.length < 2 && teams.length === 0) return null;

  const chosen = (pendingChoice ?? teams).map(({ id }) => id);
  const save = async (ids: string[]) => {
    // Each choice is made on what the one before left.
    if (pendingChoice) return;
    const choice = all.filter(({ id }) => ids.includes(id));
    setPendingChoice(choice);
    try {
      await onChoose(choice);
    } catch (error) {
      toast.error(error instanceof ApiProblem ? failureMessage(error) : t("teams.failed"));
    } finally {
      setPendingChoice(null);
    }
  };

  return (
    <Card title={t("teams.title")} note={t("teams.note")}>
      {isLookedAfterHere ? (
        <div className="kit-form" aria-busy={pendingChoice !== null}>
          <QueryError query={query} />
          {query.data && (
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
          {query.data && chosen.length > 0 && (
            <fieldset className="kit-choice-set">
              <legend className="kit-sr">{t("teams.some")}</legend>
              {all.map(({ id, name }) => {
                const isOwn = id === team.id && !isSuperadmin;
                const isLast = chosen.length === 1 && chosen[0] === id;
                return (
                  <label key={id} className="kit-check-row" htmlFor={`${box}-${id}`}>
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
