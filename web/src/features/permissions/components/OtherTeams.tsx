/** Above a document that other teams look after: who does, and that it is only read here. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { useTranslation } from "react-i18next";
import type { ManagingTeamsProps } from "./ManagingTeams";

export type OtherTeamsProps = Pick<ManagingTeamsProps, "of">;

export function OtherTeams({ of: { teams, isLookedAfterHere } }: OtherTeamsProps) {
  const { t } = useTranslation("permissions");
  if (isLookedAfterHere) return null;
  return (
    <Notice tone="info" title={t("teams.others", { teams: teams.map(({ name }) => name).join(", ") })}>
      {t("teams.othersText")}
    </Notice>
  );
}
