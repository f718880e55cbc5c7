/** The places of the mail area: folders with what is new in them, filters, labels. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { type NavLink, SectionNav } from "@learnt/ui/page/SectionNav";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, FilePen, Inbox, Send, ShieldAlert, Star, Tag, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Filter, type Folder, filters, folders, type MailLocation, pathOf } from "../model";
import { folders as foldersQuery, labels as labelsQuery } from "../queries";

const icons: Record<Folder | Filter, ReactNode> = {
  inbox: <Inbox />,
  sent: <Send />,
  drafts: <FilePen />,
  spam: <ShieldAlert />,
  trash: <Trash2 />,
  starred: <Star />,
  important: <CircleAlert />,
};

export function Sidebar({ location }: { location: MailLocation }) {
  const { t } = useTranslation("sample_mail");
  const { number } = useFormat();
  const counts = useQuery(foldersQuery).data;
  const labels = useQuery(labelsQuery).data ?? [];
  const line = (item: MailLocation, more: Pick<NavLink, "name" | "icon" | "count">): NavLink => ({
    to: pathOf(item),
    on: item.kind === location.kind && item.handle === location.handle,
    ...more,
  });
  return (
    <SectionNav
      label={t("places")}
      groups={[
        {
          id: "folders",
          lines: folders.map((handle) => {
            const count = counts?.find((item) => item.handle === handle)?.count ?? 0;
            return line(
              { kind: "folder", handle },
              {
                name: t(`folder.${handle}`),
                icon: icons[handle],
                count: count > 0 && (
                  <Badge tone={handle === "inbox" ? "accent" : "neutral"}>{number(count)}</Badge>
                ),
              },
            );
          }),
        },
        {
          id: "filters",
          title: t("filters"),
          lines: filters.map((handle) =>
            line({ kind: "filter", handle }, { name: t(`filter.${handle}`), icon: icons[handle] }),
          ),
        },
        {
          id: "labels",
          title: t("labels"),
          lines: labels.map(({ handle, title, tone }) =>
            line({ kind: "label", handle }, { name: title, icon: <Tag color={`var(--${tone}-text)`} /> }),
          ),
        },
      ]}
    />
  );
}
