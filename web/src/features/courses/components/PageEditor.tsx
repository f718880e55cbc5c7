/** Rich text in the kit's editor; its pictures are uploads like any other. */
import { RichTextEditor, type UploadedPicture } from "@learnt/ui/editor/RichTextEditor";
import { useTranslation } from "react-i18next";
import { uploadFile } from "../queries";
import type { KindProps } from "./ActivityEditor";

async function picture(file: File): Promise<UploadedPicture> {
  const stored = await uploadFile("image", file);
  return { file: stored.id, src: stored.url };
}

export function PageEditor({ activity, disabled, error, onChange, onLeave }: KindProps) {
  const { t } = useTranslation("courses");
  return (
    <div className="kit-field">
      <span className="kit-label">{t("field.content")}</span>
      <RichTextEditor
        value={activity.content.doc}
        onChange={(doc) => onChange({ doc })}
        onBlur={onLeave}
        label={t("field.content")}
        placeholder={t("pagePlaceholder")}
        disabled={disabled}
        onPicture={picture}
      />
      {error && (
        <p className="kit-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
