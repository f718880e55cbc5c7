/** What differs between what learners have and the draft. */
import { Grid } from "@learnt/ui/layout/layout";
import { useTranslation } from "react-i18next";
import type { NamedActivity, PendingChanges } from "../model";
import { typeIcons } from "./typeIcons";

const listStyle = {
  "& h3": { marginBlockEnd: "0.35rem", fontWeight: "semibold" },
  "& ul": { display: "grid", gap: "0.3rem" },
  "& li": { display: "flex", alignItems: "center", gap: "2", overflowWrap: "anywhere" },
  "& svg": { flex: "none", inlineSize: "16px", blockSize: "16px", color: "fg.muted" },
};

export function ChangeList({ changes }: { changes: PendingChanges["changes"] }) {
  const { t } = useTranslation("courses");
  const groups: [string, NamedActivity[]][] = [
    ["added", changes.added],
    ["changed", changes.changed],
    ["removed", changes.removed],
  ];
  const isSame =
    changes.details.length === 0 && !changes.rearranged && groups.every(([, list]) => list.length === 0);
  if (isSame) return <p>{t("changes.none")}</p>;
  return (
    <Grid gap="4" css={listStyle}>
      {groups
        .filter(([, list]) => list.length > 0)
        .map(([kind, list]) => (
          <section key={kind}>
            <h3>{t(`changes.${kind}`, { count: list.length })}</h3>
            <ul>
              {list.map((activity) => (
                <li key={activity.id}>
                  {typeIcons[activity.type]}
                  {activity.title}
                </li>
              ))}
            </ul>
          </section>
        ))}
      {changes.details.length > 0 && (
        <section>
          <h3>{t("changes.details")}</h3>
          <p>{changes.details.map((name) => t(`field.${name}`)).join(" · ")}</p>
        </section>
      )}
      {changes.rearranged && <p>{t("changes.rearranged")}</p>}
    </Grid>
  );
}
