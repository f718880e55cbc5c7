/** What a note has beside its words: when it reminds, and its labels. */
import { cx } from "@learnt/ui/base/cx";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { useQuery } from "@tanstack/react-query";
import { Bell, BellRing, BookOpen, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { activityPath, labelPath, type NoteContext } from "../model";
import { labels } from "../queries";

type Props = {
  reminder: string | null;
  reminded: boolean;
  chosen: readonly string[];
  /** Where it was begun; a way back there. */
  beside?: NoteContext | null | undefined;
  /** Where the note is written: each can be taken off. */
  onReminder?: () => void;
  onLabel?: (id: string) => void;
};

export function Chips({ reminder, reminded, chosen, beside, onReminder, onLabel }: Props) {
  const { t } = useTranslation("notes");
  const { dateTime } = useFormat();
  const { Link } = useKit();
  const all = useQuery(labels).data ?? [];
  const own = all.filter(({ id }) => chosen.includes(id));
  if (!reminder && !beside && own.length === 0) return null;
  return (
    <ul className="note-chips">
      {reminder && (
        <li className={cx("note-chip", reminded && "note-chip-past")}>
          {reminded ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
          <time dateTime={reminder}>
            <span className="kit-sr">{t(reminded ? "reminder.was" : "reminder.is")} </span>
            {dateTime(reminder)}
          </time>
          {onReminder && <RemoveButton label={t("reminder.none")} onClick={onReminder} />}
        </li>
      )}
      {beside && (
        <li className="note-chip">
          <BookOpen aria-hidden="true" />
          <Link to={activityPath(beside)}>
            <bdi>{t("beside.of", { activity: beside.activity, course: beside.course })}</bdi>
          </Link>
        </li>
      )}
      {own.map((label) => (
        <li key={label.id} className="note-chip">
          {onLabel ? (
            <>
              <bdi>{label.name}</bdi>
              <RemoveButton
                label={t("labels.takeOff", { name: label.name })}
                onClick={() => onLabel(label.id)}
              />
            </>
          ) : (
            <Link to={labelPath(label)}>
              <bdi>{label.name}</bdi>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="note-chip-off" aria-label={label} title={label} onClick={onClick}>
      <X aria-hidden="true" />
    </button>
  );
}
