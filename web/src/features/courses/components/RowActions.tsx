/** What can be done with one row of the list. */
import { ListTree, ShieldCheck, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRowArchiving } from "../../../app/BulkArchive";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { paths } from "../../../app/pathBuilder";
import type { CourseRow } from "../model";
import { archiving } from "../queries";

export function RowActions({ row }: { row: CourseRow }) {
  const { t } = useTranslation("courses");
  const archive = useRowArchiving("courses", archiving, row);
  const part = (id: string) => `${paths.editCourse(row.id)}?tab=${id}`;
  return (
    <DocumentMenu
      title={row.title}
      parts={[
        { id: "content", label: t("tab.content"), icon: <ListTree />, to: part("content") },
        { id: "learners", label: t("tab.learners"), icon: <Users />, to: part("learners") },
        { id: "permissions", label: t("tab.permissions"), icon: <ShieldCheck />, to: part("permissions") },
      ]}
      more={[archive]}
    />
  );
}
