/** Where a note is begun, in place: it is kept while it is typed, and joins the others when one goes on. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { Box, Flex } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { contentOf, emptyNote, isEmptyNote, type Note, newId, newItem } from "../model";
import type { NoteStore } from "../noteStore";
import { note as noteQuery } from "../queries";
import { type NoteActions, withLocalEdits } from "../useNoteStore";
import { NoteForm } from "./Form";
import { ComposerButton } from "./styles";

type Props = {
  store: NoteStore;
  actions: NoteActions;
  labels: string[];
  /** The note that is being begun; none: the line that waits for one. */
  id: string | null;
  onOpen: (id: string | null) => void;
};

const composer = { maxInlineSize: "40rem", margin: "0 auto 1.75rem", boxShadow: "lift" };

const blank = (id: string, labels: string[]): Note => {
  const at = new Date().toISOString();
  return { ...emptyNote, id, labels, revision: 0, reminded: false, createdAt: at, changedAt: at };
};

export function Composer({ store, actions, labels, id, onOpen }: Props) {
  const { t } = useTranslation("notes");
  const line = useRef<HTMLButtonElement>(null);
  const was = useRef(id);
  useEffect(() => {
    // Whoever closed a note by a key is where the next one begins.
    if (was.current && !id && document.activeElement === document.body) line.current?.focus();
    was.current = id;
  }, [id]);
  if (id)
    return <OpenComposer key={id} store={store} actions={actions} labels={labels} id={id} onOpen={onOpen} />;
  const startNote = (withList: boolean) => {
    const fresh = newId();
    if (withList) store.write(fresh, 0, { ...emptyNote, labels, checklist: [newItem()] });
    onOpen(fresh);
  };
  return (
    <Flex className="kit-card" {...composer} align="center" p="0.3rem 0.5rem 0.3rem 0">
      <ComposerButton ref={line} type="button" onClick={() => startNote(false)}>
        {t("begin")}
      </ComposerButton>
      <IconButton
        label={t("beginList")}
        title={t("beginList")}
        icon={<ListChecks />}
        onClick={() => startNote(true)}
      />
    </Flex>
  );
}

function OpenComposer({ store, actions, labels, id, onOpen }: Props & { id: string }) {
  const { t } = useTranslation("notes");
  const box = useRef<HTMLElement>(null);
  const server = useQuery({ ...noteQuery(id), enabled: false }).data ?? blank(id, labels);
  const note = withLocalEdits(server, store.held(id));
  const latest = useRef(note);
  latest.current = note;

  const leave = () => {
    const now = latest.current;
    if (isEmptyNote(contentOf(now)) && !now.image) {
      store.drop(id);
      if (now.revision > 0) void actions.forget(now);
    }
    onOpen(null);
  };
  const leaving = useRef(leave);
  leaving.current = leave;

  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>(".note-line-text, textarea[data-autofocus]");
    first?.focus();
    const beside = (event: PointerEvent) => {
      const target = event.target as Element;
      // What floats above the page belongs to the note: its dates, its labels, its questions.
      if (!box.current?.contains(target) && !target.closest("[data-scope], .kit-toast")) leaving.current();
    };
    document.addEventListener("pointerdown", beside);
    return () => document.removeEventListener("pointerdown", beside);
  }, []);

  return (
    <Box
      as="section"
      ref={box}
      className="kit-card"
      {...composer}
      aria-label={t("new")}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && !event.defaultPrevented && leave()}
    >
      <Box p="1rem 1rem 0.25rem">
        <NoteForm store={store} actions={actions} note={note} onDone={() => onOpen(null)} />
      </Box>
      <Flex justify="flex-end" p="0 0.75rem 0.75rem">
        <Button size="sm" onClick={leave}>
          {t("done")}
        </Button>
      </Flex>
    </Box>
  );
}
