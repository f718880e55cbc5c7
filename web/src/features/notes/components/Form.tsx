/** A note that is written, in place or in its dialog. Nobody saves it: what is typed is kept. */

import { IconButton } from "@learnt/ui/action/Button";
import { isEnter } from "@learnt/ui/base/keys";
import { Grid, Wrap } from "@learnt/ui/layout/layout";
import { Confirm } from "@learnt/ui/overlay/Dialog";
import { Archive, ArchiveRestore, ImagePlus, ListChecks, Trash2, X } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Content, contentOf, type Note, nameOf, newItem } from "../model";
import type { NoteStore } from "../noteStore";
import { dropImage, usePutImage } from "../queries";
import type { NoteActions } from "../useNoteStore";
import { Checklist } from "./Checklist";
import { Chips } from "./Chips";
import { GrowingTextArea } from "./GrowingTextArea";
import { LabelChoice } from "./LabelChoice";
import { ReminderChoice } from "./ReminderChoice";
import { SaveState } from "./SaveState";
import { PictureFrame } from "./styles";

type Props = {
  store: NoteStore;
  actions: NoteActions;
  note: Note;
  /** It goes on somewhere else: out of the way, or deleted. */
  onDone: () => void;
  /** It is written where it was begun: no way leads there. */
  isBeside?: boolean;
};

export function NoteForm({ store, actions, note, onDone, isBeside }: Props) {
  const { t } = useTranslation("notes");
  const content = contentOf(note);
  const [started, setStarted] = useState<string | null>(null);
  const write = (change: Partial<Content>) => actions.edit(note, change);
  const addList = () => {
    const lines = content.description.split("\n").filter((line) => line.trim());
    // The lines of a text that has no list yet become one.
    const first = newItem();
    if (content.checklist.length === 0 && lines.length > 1)
      write({ checklist: [...lines.map((line) => newItem(line.trim())), first], description: "" });
    else write({ checklist: [...content.checklist, first] });
    setStarted(first.id);
  };
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="3">
      {note.image && <Picture store={store} note={note} />}
      <GrowingTextArea
        isTitle
        aria-label={t("title.label")}
        placeholder={t("title.label")}
        maxLength={500}
        value={content.title}
        onKeyDown={(event) => isEnter(event) && event.preventDefault()}
        onChange={(event) => write({ title: event.target.value.replaceAll("\n", " ") })}
      />
      <GrowingTextArea
        data-autofocus
        aria-label={t("text.label")}
        placeholder={t("text.label")}
        maxLength={20_000}
        value={content.description}
        onChange={(event) => write({ description: event.target.value })}
      />
      {content.checklist.length > 0 && (
        <Checklist list={content.checklist} onChange={(checklist) => write({ checklist })} begun={started} />
      )}
      <Chips
        reminder={content.reminder}
        reminded={note.reminded}
        chosen={content.labels}
        beside={isBeside ? undefined : note.beside}
        onReminder={() => write({ reminder: null })}
        onLabel={(id) => write({ labels: content.labels.filter((item) => item !== id) })}
      />
      <Wrap align="center" gap="0.15rem">
        <ReminderChoice
          reminder={content.reminder}
          onChange={(reminder) => write({ reminder })}
          label={t("reminder.choose")}
        />
        <LabelChoice
          chosen={content.labels}
          onChange={(labels) => write({ labels })}
          label={t("labels.choose")}
        />
        <IconButton
          size="sm"
          label={t("list.begin")}
          title={t("list.begin")}
          icon={<ListChecks />}
          onClick={addList}
        />
        <AddPicture store={store} actions={actions} note={note} />
        <IconButton
          size="sm"
          label={t(content.archive ? "unarchive" : "archive")}
          title={t(content.archive ? "unarchive" : "archive")}
          icon={content.archive ? <ArchiveRestore /> : <Archive />}
          onClick={() => {
            actions.archive(note, !content.archive);
            onDone();
          }}
        />
        <IconButton
          size="sm"
          label={t("delete")}
          title={t("delete")}
          icon={<Trash2 />}
          onClick={() => {
            void actions.remove(note);
            onDone();
          }}
        />
        {(note.revision > 0 || store.held(note.id)) && <SaveState held={store.held(note.id)} />}
      </Wrap>
    </Grid>
  );
}

type PictureProps = Omit<Props, "onDone" | "isBeside">;

function AddPicture({ store, actions, note }: PictureProps) {
  const { t } = useTranslation("notes");
  const input = useRef<HTMLInputElement>(null);
  const putting = usePutImage(note.id, store);
  const busy = putting.isPending;
  const upload = (file: File) => {
    // A picture is in a note that the server has.
    if (note.revision === 0 && !store.held(note.id)) actions.edit(note, {}, true);
    putting.mutate(file);
  };
  return (
    <>
      <IconButton
        size="sm"
        label={t("image.add")}
        title={t("image.add")}
        icon={<ImagePlus />}
        aria-busy={busy || undefined}
        disabled={busy}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-label={t("image.add")}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) upload(file);
        }}
      />
    </>
  );
}

function Picture({ store, note }: Omit<PictureProps, "actions">) {
  const { t } = useTranslation("notes");
  const [asking, setAsking] = useState(false);
  const drop = async () => {
    await store.between(note.id, () => dropImage(note.id));
    setAsking(false);
  };
  return (
    <PictureFrame>
      <img
        src={note.image?.url}
        width={note.image?.width ?? undefined}
        height={note.image?.height ?? undefined}
        alt={t("image.of", { name: nameOf(contentOf(note)) || t("unnamed") })}
      />
      <IconButton
        variant="outline"
        size="sm"
        label={t("image.drop")}
        title={t("image.drop")}
        icon={<X />}
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t("image.drop")}
        confirmText={t("image.drop")}
        onConfirm={drop}
      >
        {t("image.dropText")}
      </Confirm>
    </PictureFrame>
  );
}
