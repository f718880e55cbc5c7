/** What can be done with one row of the list. */
import { ListTree, ShieldCheck, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRowArchiving } from "../../../app/BulkArchive";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { adminPath, type PathwayRow } from "../model";
import { archiving } from "../queries";

export function RowActions({ row }: { row: PathwayRow }) {
  const { t } = useTranslation("pathways");
  const archive = useRowArchiving("pathways", archiving, row);
  const part = (id: string) => `${adminPath(row.id)}?tab=${id}`;
  return (
    <DocumentMenu
      title={row.title}
      parts={[
        { id: "items", label: t("tab.items"), icon: <ListTree />, to: part("items") },
        { id: "people", label: t("tab.people"), icon: <Users />, to: part("people") },
        { id: "permissions", label: t("tab.permissions"), icon: <ShieldCheck />, to: part("permissions") },
      ]}
      more={[archive]}
    />
  );
}
