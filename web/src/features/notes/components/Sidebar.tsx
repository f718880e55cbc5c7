/** The views of notes and one's labels, each with its address. */

import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Heading } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { Archive, Bell, Pencil, StickyNote, Tag, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { labelPath, type NoteLocation, pathOf, type View } from "../model";
import { labels } from "../queries";
import { Labels } from "./Labels";
import { Count, ViewLink } from "./styles";

const icons = { notes: <StickyNote />, reminders: <Bell />, archive: <Archive />, deleted: <Trash2 /> };
const views = Object.keys(icons) as View[];

export function Sidebar({ place }: { place: NoteLocation }) {
  const { t } = useTranslation("notes");
  const { Link } = useKit();
  const { number } = useFormat();
  const [editing, setEditing] = useState(false);
  const query = useQuery(labels);
  const all = query.data ?? [];
  const current = (is: boolean) => (is ? ("page" as const) : undefined);
  return (
    <Stack as="nav" gap="0.35rem" aria-label={t("views")}>
      <ul>
        {views.map((view) => (
          <li key={view}>
            <ViewLink asChild>
              <Link to={pathOf(view)} aria-current={current(!place.labelId && place.view === view)}>
                {icons[view]}
                <span>{t(`view.${view}`)}</span>
              </Link>
            </ViewLink>
          </li>
        ))}
      </ul>
      <Flex align="center" justify="space-between" ps="3" mt="3">
        <Heading fontSize="xs" color="fg.muted" lineHeight="inherit" letterSpacing="inherit">
          {t("labels.title")}
        </Heading>
        <IconButton
          size="sm"
          label={t("labels.edit")}
          title={t("labels.edit")}
          icon={<Pencil />}
          onClick={() => setEditing(true)}
        />
      </Flex>
      <QueryError query={query} />
      <ul>
        {all.map((label) => (
          <li key={label.id}>
            <ViewLink asChild>
              <Link to={labelPath(label)} aria-current={current(place.labelId === label.id)}>
                <Tag />
                <bdi>{label.name}</bdi>
                {label.notes > 0 && <Count>{number(label.notes)}</Count>}
              </Link>
            </ViewLink>
          </li>
        ))}
      </ul>
      {editing && <Labels onClose={() => setEditing(false)} />}
    </Stack>
  );
}
