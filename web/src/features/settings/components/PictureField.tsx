/** One picture of the team: what it is now, a new one, or none. */
import { Button } from "@learnt/ui/action/Button";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Picture, PictureDrop } from "../../../app/PictureDrop";

export type PictureFieldProps = {
  label: string;
  /** Where the picture is that the form holds now. */
  src: string | null;
  onChange: (picture: Picture | null) => void;
  error?: string | undefined;
};

export function PictureField({ label, src, onChange, error }: PictureFieldProps) {
  const { t } = useTranslation("settings");
  const [removed, setRemoved] = useState(0);

  return (
    <div className="kit-field">
      {/* What was wrong with another picture is not said of none. */}
      <PictureDrop
        key={removed}
        label={label}
        accept="image/png,image/jpeg,image/webp"
        hint={t("theme.chooseHint")}
        onSent={onChange}
        error={error}
      >
        {src ? <img src={src} alt="" /> : undefined}
      </PictureDrop>
      {src && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 />}
          aria-label={t("theme.removeOf", { what: label })}
          onClick={() => {
            setRemoved(removed + 1);
            onChange(null);
          }}
        >
          {t("theme.remove")}
        </Button>
      )}
    </div>
  );
}
