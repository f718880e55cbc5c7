/** A note among the others: its words, its list to tick, and what can be done with it. The whole card opens it. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { useKit } from "@learnt/ui/base/kit";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Archive, ArchiveRestore, RotateCcw, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { contentOf, type Note, nameOf, toggleItem } from "../model";
import type { NoteStore } from "../noteStore";
import { deleteForever } from "../queries";
import type { NoteActions } from "../useNoteStore";
import { Chips } from "./Chips";
import { LabelChoice } from "./LabelChoice";
import { ReminderChoice } from "./ReminderChoice";

const MAX_LINES = 10;

type Props = { store: NoteStore; actions: NoteActions; note: Note; to: string };

export function NoteCard({ store, actions, note, to }: Props) {
  const { t } = useTranslation("notes");
  const { Link } = useKit();
  const content = contentOf(note);
  const name = nameOf(content) || t("unnamed");
  const state = store.held(note.id)?.state;
  const isDeleted = Boolean(note.deletedAt);
  const inTrouble = state === "stale" || state === "refused";
  return (
    <article className={cx("kit-card", "note-card", inTrouble && "note-card-trouble")}>
      {note.image && (
        <img
          className="note-card-image"
          src={note.image.url}
          width={note.image.width ?? undefined}
          height={note.image.height ?? undefined}
          alt=""
          loading="lazy"
        />
      )}
      <div className="note-card-body">
        <h2 className={cx("note-card-title", !content.title && "kit-sr")}>
          {isDeleted ? (
            <bdi>{name}</bdi>
          ) : (
            <Link to={to} className="note-open">
              <bdi>{content.title || name}</bdi>
            </Link>
          )}
        </h2>
        {content.description && (
          <p className="note-card-text" dir="auto">
            {content.description}
          </p>
        )}
        <CardList note={note} onTick={isDeleted ? undefined : (id) => tick(actions, note, id)} />
        <Chips
          reminder={content.reminder}
          reminded={note.reminded}
          chosen={content.labels}
          beside={note.beside}
        />
        {inTrouble && (
          <p className="note-trouble">
            <TriangleAlert aria-hidden="true" />
            {t(state === "stale" ? "state.stale" : "state.notKept")}
          </p>
        )}
      </div>
      <div className="note-card-tools">
        {isDeleted ? (
          <DeletedNoteTools actions={actions} note={note} name={name} />
        ) : (
          <Tools actions={actions} note={note} name={name} />
        )}
      </div>
    </article>
  );
}

const tick = (actions: NoteActions, note: Note, id: string) =>
  actions.edit(note, { checklist: toggleItem(note.checklist, id) }, true);

function CardList({ note, onTick }: { note: Note; onTick: ((id: string) => void) | undefined }) {
  const { t } = useTranslation("notes");
  const inOrder = [...note.checklist].sort((item, other) => Number(item.checked) - Number(other.checked));
  if (inOrder.length === 0) return null;
  return (
    <ul className="note-card-list">
      {inOrder.slice(0, MAX_LINES).map((item) => (
        <li key={item.id}>
          <label className={cx("note-card-line", item.checked && "note-ticked")}>
            <input
              type="checkbox"
              className="kit-check"
              checked={item.checked}
              disabled={!onTick}
              onChange={() => onTick?.(item.id)}
            />
            <span dir="auto">{item.text}</span>
          </label>
        </li>
      ))}
      {inOrder.length > MAX_LINES && (
        <li className="note-card-more">{t("list.more", { count: inOrder.length - MAX_LINES })}</li>
      )}
    </ul>
  );
}

type ToolsProps = { actions: NoteActions; note: Note; name: string };

function Tools({ actions, note, name }: ToolsProps) {
  const { t } = useTranslation("notes");
  const archive = note.archive ? "unarchive" : "archive";
  return (
    <>
      <ReminderChoice
        reminder={note.reminder ?? null}
        onChange={(reminder) => actions.edit(note, { reminder }, true)}
        label={t("of", { what: t("reminder.choose"), name })}
      />
      <LabelChoice
        chosen={note.labels}
        onChange={(labels) => actions.edit(note, { labels }, true)}
        label={t("of", { what: t("labels.choose"), name })}
      />
      <IconButton
        size="sm"
        label={t("of", { what: t(archive), name })}
        title={t(archive)}
        icon={note.archive ? <ArchiveRestore /> : <Archive />}
        onClick={() => actions.archive(note, !note.archive)}
      />
      <IconButton
        size="sm"
        label={t("of", { what: t("delete"), name })}
        title={t("delete")}
        icon={<Trash2 />}
        onClick={() => void actions.remove(note)}
      />
    </>
  );
}

function DeletedNoteTools({ actions, note, name }: ToolsProps) {
  const { t } = useTranslation("notes");
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        size="sm"
        label={t("of", { what: t("restore"), name })}
        title={t("restore")}
        icon={<RotateCcw />}
        onClick={() => void actions.restore(note)}
      />
      <IconButton
        size="sm"
        label={t("of", { what: t("erase"), name })}
        title={t("erase")}
        icon={<Trash2 />}
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("erase")}
        confirmText={t("erase")}
        onConfirm={() => deleteForever(note.id)}
      >
        {t("eraseText", { name })}
      </Confirm>
    </>
  );
}
