/** What can be done with one badge of the list. */
import { Medal, Pencil, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { type Badge, pathOf } from "../model";
import { useArchiveEntry } from "./ArchiveBadge";

export function CardActions({ badge }: { badge: Badge }) {
  const { t } = useTranslation("badges");
  const archive = useArchiveEntry(badge);
  const part = (id: string) => `${pathOf(badge.id)}?tab=${id}`;
  return (
    <DocumentMenu
      title={badge.title}
      parts={[
        { id: "details", label: t("tab.details"), icon: <Pencil />, to: part("details") },
        { id: "holders", label: t("tab.holders"), icon: <Users />, to: part("holders") },
        { id: "rules", label: t("tab.rules"), icon: <Medal />, to: part("rules") },
      ]}
      more={[archive]}
    />
  );
}
