/** One picture of the team: what it is now, a new one, or none. */
import { Button } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { explain } from "../../../api/problem";
import { type Upload, uploadPicture } from "../queries";

export type PictureFieldProps = {
  label: string;
  /** Where the picture is that the form holds now. */
  src: string | null;
  onChange: (upload: Upload | null) => void;
  error?: string | undefined;
};

export function PictureField({ label, src, onChange, error }: PictureFieldProps) {
  const { t } = useTranslation("settings");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: File) => {
    setBusy(true);
    setProblem(null);
    try {
      onChange(await uploadPicture(file));
    } catch (failure) {
      const { message, fields } = explain(failure);
      setProblem(fields?.[0]?.message ?? message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="lt-field">
      <FileDrop
        label={label}
        accept="image/png,image/jpeg,image/webp"
        hint={t("theme.chooseHint")}
        onFile={(file) => void choose(file)}
        progress={busy ? "busy" : null}
        error={problem ?? error}
      >
        {src ? <img src={src} alt="" /> : undefined}
      </FileDrop>
      {src && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          aria-label={t("theme.removeOf", { what: label })}
          onClick={() => {
            setProblem(null);
            onChange(null);
          }}
        >
          {t("theme.remove")}
        </Button>
      )}
    </div>
  );
}
