/** Puts a film of another house into a text, by its address. */
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "../action/Button";
import { Dialog } from "../overlay/Dialog";
import { filmAt } from "./document";
import { useEditorMessages } from "./messages";

type Props = { editor: Editor; onClose: () => void };

export function EmbedDialog({ editor, onClose }: Props) {
  const t = useEditorMessages();
  const [address, setAddress] = useState("");
  const [title, setTitle] = useState("");
  const video = filmAt(address);
  const bad = address !== "" && !video;
  const put = () => {
    const attrs = { ...video, title: title.trim() };
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
          <Button variant="solid" disabled={!video} onClick={put}>
            {t("editor_embedPut")}
          </Button>
        </>
      }
    >
      <div className="kit-stack">
        <label className="kit-field">
          <span className="kit-label">{t("editor_embedAddress")}</span>
          <input
            className="kit-input"
            type="url"
            dir="ltr"
            value={address}
            aria-invalid={bad || undefined}
            onChange={(event) => setAddress(event.target.value.trim())}
          />
          {bad && (
            <span className="kit-field-error" role="alert">
              {t("editor_embedBad")}
            </span>
          )}
        </label>
        <label className="kit-field">
          <span className="kit-label">{t("editor_embedTitle")}</span>
          <input
            className="kit-input"
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
