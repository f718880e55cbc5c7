/** Puts a picture into a text, with words for those who do not see it; or changes the words of the chosen one. */
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Button } from "../action/Button";
import { useKit } from "../base/kit";
import { FileDrop } from "../form/FileField";
import { Dialog } from "../overlay/Dialog";
import { useEditorMessages } from "./messages";
import type { UploadedPicture } from "./RichTextEditor";

const ACCEPTED = "image/png,image/jpeg,image/webp,image/gif";

type Props = {
  editor: Editor;
  onPicture: (file: File) => Promise<UploadedPicture>;
  onClose: () => void;
};

export function PictureDialog({ editor, onPicture, onClose }: Props) {
  const t = useEditorMessages();
  const { toFailure } = useKit();
  const chosen = editor.isActive("image") ? editor.getAttributes("image") : null;
  const [picture, setPicture] = useState<UploadedPicture | null>(
    chosen ? { file: String(chosen.file), src: String(chosen.src ?? "") } : null,
  );
  const [alt, setAlt] = useState(String(chosen?.alt ?? ""));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const upload = async (file: File) => {
    setBusy(true);
    setWrong(null);
    try {
      setPicture(await onPicture(file));
    } catch (error) {
      const { message, fields } = toFailure(error);
      setWrong(fields?.[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };
  const put = () => {
    const attrs = { ...picture, alt: alt.trim() };
    const chain = editor.chain().focus();
    if (chosen) chain.updateAttributes("image", attrs).run();
    // What is typed next goes below the picture; with the picture chosen it would take its place.
    else chain.insertContent([{ type: "image", attrs }, { type: "paragraph" }]).run();
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("editor_picture")}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" disabled={!picture || busy} onClick={put}>
            {t(chosen ? "editor_pictureSet" : "editor_picturePut")}
          </Button>
        </>
      }
    >
      <div className="kit-stack">
        <FileDrop
          label={t(picture ? "editor_pictureOther" : "editor_pictureChoose")}
          accept={ACCEPTED}
          hint={t("editor_pictureHint")}
          onFile={(file) => void upload(file)}
          progress={busy ? "busy" : null}
          error={wrong}
        >
          {picture ? <img className="kit-editor-picture" src={picture.src} alt="" /> : undefined}
        </FileDrop>
        <label className="kit-field">
          <span className="kit-label">{t("editor_pictureAlt")}</span>
          <input
            className="kit-input"
            dir="auto"
            value={alt}
            maxLength={300}
            onChange={(event) => setAlt(event.target.value)}
          />
          <span className="kit-field-hint">{t("editor_pictureAltHint")}</span>
        </label>
      </div>
    </Dialog>
  );
}
