/** Puts a film of another house into a text, by its address. */
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "../action/Button";
import { Dialog } from "../overlay/Dialog";
import { filmAt } from "./document";
import { useEditorWords } from "./words";

type Props = { editor: Editor; onClose: () => void };

export function EmbedDialog({ editor, onClose }: Props) {
  const t = useEditorWords();
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const film = filmAt(address);
  const bad = address !== "" && !film;
  const put = () => {
    const attrs = { ...film, title: title.trim() };
    editor
      .chain()
      .focus()
      .insertContent([{ type: "embed", attrs }, { type: "paragraph" }])
      .run();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("editor_embed")}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" disabled={!film} onClick={put}>
            {t("editor_embedPut")}
          </Button>
        </>
      }
    >
      <div className="lt-stack">
        <label className="lt-field">
          <span className="lt-label">{t("editor_embedAddress")}</span>
          <input
            className="lt-input"
            type="url"
            dir="ltr"
            value={address}
            aria-invalid={bad || undefined}
            onChange={(event) => setAddress(event.target.value.trim())}
          />
          {bad && (
            <span className="lt-field-error" role="alert">
              {t("editor_embedBad")}
            </span>
          )}
        </label>
        <label className="lt-field">
          <span className="lt-label">{t("editor_embedTitle")}</span>
          <input
            className="lt-input"
            dir="auto"
            maxLength={200}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
      </div>
    </Dialog>
  );
}
