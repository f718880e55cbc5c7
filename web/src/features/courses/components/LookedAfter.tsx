/** Which teams look after the course: all of them, or some. Their admins change it; everybody else's read it. */
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { Segments } from "@learnt/ui/form/Segments";
import { ApiProblem } from "@learnt/ui/http/problem";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { rolesOf, useUser } from "../../../app/me";
import { useTenantContext } from "../../../app/tenantContext";
import type { Course } from "../model";
import { courseTeams, edits } from "../queries";
import { useDraft } from "../useDraft";

export function LookedAfter({ course }: { course: Course }) {
  const { t } = useTranslation("courses");
  const draft = useDraft();
  const box = useId();
  const { team } = useTenantContext();
  const isSuperadmin = rolesOf(useUser()).includes("superadmin");
  const all = useQuery(courseTeams).data ?? [];
  const [isChoosing, setChoosing] = useState(course.teams.length > 0);
  const [chosen, setChosen] = useState(() => course.teams.map(({ id }) => id));
  if (all.length < 2 && course.teams.length === 0) return null;

  const save = async (ids: string[]) => {
    const teams = all.filter(({ id }) => ids.includes(id));
    setChosen(ids);
    try {
      await draft.edit(edits.teams(course.id, ids), (now) => ({ ...now, teams }));
    } catch (error) {
      toast.error(error instanceof ApiProblem ? toFailure(error).message : t("teams.failed"));
    }
  };
  const choose = (mode: "all" | "some") => {
    setChoosing(mode === "some");
    void save(mode === "some" ? [team.id] : []);
  };

  return (
    <Card title={t("teams.title")} note={t("teams.note")}>
      {course.isLookedAfterHere ? (
        <div className="lt-form">
          <Segments
            label={t("teams.title")}
            hideLabel
            value={isChoosing ? "some" : "all"}
            options={[
              { value: "all", label: t("teams.all") },
              { value: "some", label: t("teams.some") },
            ]}
            onChange={choose}
          />
          {isChoosing && (
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
          {course.teams.map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
