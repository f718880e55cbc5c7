/** What can be done with one form of the list. */
import { ChartNoAxesColumn, Inbox, Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { paths } from "../../../app/pathBuilder";
import type { FormRow } from "../model";
import { useFormsArea } from "../useFormsArea";

export function RowActions({ row }: { row: FormRow }) {
  const { t } = useTranslation("forms");
  const area = useFormsArea();
  const submissions = {
    id: "submissions",
    label: t("submissions"),
    icon: <Inbox />,
    to: paths.formSubmissions(area, row.id),
  };
  const analytics = {
    id: "analytics",
    label: t("analytics"),
    icon: <ChartNoAxesColumn />,
    to: paths.formAnalytics(area, row.id),
  };
  const questions = {
    id: "questions",
    label: t("tab.questions"),
    icon: <Pencil />,
    to: paths.editForm(area, row.id),
  };
  return (
    <DocumentMenu
      title={row.title}
      parts={row.isMine ? [questions, submissions, analytics] : [submissions, analytics]}
    />
  );
}
