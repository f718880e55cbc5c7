/** Leads to the lines that are left out: among thousands of good ones they would not be found. */
import { LinkButton } from "@learnt/ui/action/Button";
import { useTranslation } from "react-i18next";
import { paths } from "../../../app/pathBuilder";
import type { ImportJob } from "../importPeople";

export function ShowRejected({ job }: { job: ImportJob }) {
  const { t } = useTranslation("people");
  return (
    <LinkButton size="sm" replace to={`${paths.bulkUpdate}?job=${job.id}&outcome=rejected`}>
      {t("row.showRejected")}
    </LinkButton>
  );
}
