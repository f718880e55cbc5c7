/** What can be done with one row of the list. */
import { File, ShieldCheck, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { adminPath, type ResourceRow } from "../model";

export function RowActions({ row }: { row: ResourceRow }) {
  const { t } = useTranslation("resources");
  const part = (id: string) => `${adminPath(row.id)}?tab=${id}`;
  return (
    <DocumentMenu
      title={row.title}
      parts={[
        { id: "files", label: t("tab.files"), icon: <File />, to: part("files") },
        { id: "people", label: t("tab.people"), icon: <Users />, to: part("people") },
        { id: "permissions", label: t("tab.permissions"), icon: <ShieldCheck />, to: part("permissions") },
      ]}
    />
  );
}
