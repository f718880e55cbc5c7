/** What can be done with one row of a list of rules. */
import { toast } from "@learnt/ui/feedback/toast";
import type { MenuEntry } from "@learnt/ui/overlay/Menu";
import { Archive, ArchiveRestore, Award, Pencil, Send } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DocumentMenu } from "../../../app/DocumentMenu";
import { paths } from "../../../app/pathBuilder";
import { failureMessage } from "../../../app/useApiMutation";
import { type BadgeRuleRow, pathOf, type Status } from "../model";
import { useSetRowStatus } from "../queries";

export function RowActions({ row }: { row: BadgeRuleRow }) {
  const { t } = useTranslation("badge_rules");
  const { mutate, isPending } = useSetRowStatus(row, {
    onSuccess: (_, status) => toast.success(t(`done.${status}`)),
    // What is missing is said as at its field in the editor.
    onError: (error) => toast.error(failureMessage(error)),
  });
  const entry = (id: string, status: Status, icon: ReactNode): MenuEntry => ({
    id,
    label: t(id),
    icon,
    disabled: isPending,
    onSelect: () => mutate(status),
  });
  return (
    <DocumentMenu
      title={row.title}
      parts={[
        { id: "edit", label: t("edit"), icon: <Pencil />, to: pathOf(row.id) },
        { id: "badge", label: t("openBadge"), icon: <Award />, to: paths.badge(row.badge.id) },
      ]}
      more={[
        ...(row.status === "draft" ? [entry("activate", "active", <Send />)] : []),
        row.status === "archived"
          ? entry("restore", "active", <ArchiveRestore />)
          : entry("archive", "archived", <Archive />),
      ]}
    />
  );
}
