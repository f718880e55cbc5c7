/** The views of notes and one's labels, each with its address. */
import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { useQuery } from "@tanstack/react-query";
import { Archive, Bell, Pencil, StickyNote, Tag, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { labelPath, type Place, pathOf, type View } from "../model";
import { labels } from "../queries";
import { Labels } from "./Labels";

const icons = { notes: <StickyNote />, reminders: <Bell />, archive: <Archive />, deleted: <Trash2 /> };
const views = Object.keys(icons) as View[];

export function Side({ place }: { place: Place }) {
  const { t } = useTranslation("notes");
  const { Link } = useKit();
  const { number } = useFormat();
  const [editing, setEditing] = useState(false);
  const all = useQuery(labels).data ?? [];
  const current = (is: boolean) => (is ? ("page" as const) : undefined);
  return (
    <nav className="nt-side" aria-label={t("views")}>
      <ul>
        {views.map((view) => (
          <li key={view}>
            <Link
              to={pathOf(view)}
              className="nt-place"
              aria-current={current(!place.labelId && place.view === view)}
            >
              {icons[view]}
              <span>{t(`view.${view}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="nt-side-head">
        <h2>{t("labels.title")}</h2>
        <IconButton
          size="sm"
          label={t("labels.edit")}
          title={t("labels.edit")}
          icon={<Pencil />}
          onClick={() => setEditing(true)}
        />
      </div>
      <ul>
        {all.map((label) => (
          <li key={label.id}>
            <Link
              to={labelPath(label)}
              className="nt-place"
              aria-current={current(place.labelId === label.id)}
            >
              <Tag />
              <bdi>{label.name}</bdi>
              {label.notes > 0 && <span className="nt-place-count">{number(label.notes)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {editing && <Labels onClose={() => setEditing(false)} />}
    </nav>
  );
}
