/** The places of the mail area: folders with what is new in them, filters, labels. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { type PlaceLine, PlaceNav } from "@learnt/ui/page/PlaceNav";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, FilePen, Inbox, Send, ShieldAlert, Star, Tag, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Filter, type Folder, filters, folders, type Place, pathOf } from "../model";
import { folders as counted, labels as known } from "../queries";

const icons: Record<Folder | Filter, ReactNode> = {
  inbox: <Inbox />,
  sent: <Send />,
  drafts: <FilePen />,
  spam: <ShieldAlert />,
  trash: <Trash2 />,
  starred: <Star />,
  important: <CircleAlert />,
};

export function Side({ place }: { place: Place }) {
  const { t } = useTranslation("sample_mail");
  const { number } = useFormat();
  const counts = useQuery(counted).data;
  const labels = useQuery(known).data ?? [];
  const line = (one: Place, more: Pick<PlaceLine, "name" | "icon" | "count">): PlaceLine => ({
    to: pathOf(one),
    on: one.kind === place.kind && one.handle === place.handle,
    ...more,
  });
  return (
    <PlaceNav
      label={t("places")}
      groups={[
        {
          id: "folders",
          lines: folders.map((handle) => {
            const count = counts?.find((one) => one.handle === handle)?.count ?? 0;
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
