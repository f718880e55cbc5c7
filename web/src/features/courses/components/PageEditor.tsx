/** Rich text in the kit's editor. */
import { RichTextEditor } from "@learnt/ui/editor/RichTextEditor";
import { useTranslation } from "react-i18next";
import type { KindProps } from "./ActivityEditor";

export function PageEditor({ activity, disabled, wrong, onChange, onLeave }: KindProps) {
  const { t } = useTranslation("courses");
  return (
    <div className="lt-field">
      <span className="lt-label">{t("field.content")}</span>
      <RichTextEditor
        value={activity.content.doc}
        onChange={(doc) => onChange({ doc })}
        onBlur={onLeave}
        label={t("field.content")}
        placeholder={t("pagePlaceholder")}
        disabled={disabled}
      />
      {wrong && (
        <p className="lt-field-error" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
