/** A picture of a design: chosen, shown by its name, taken away. */
import { Button } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { isTransient } from "@learnt/ui/http/problem";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { uploadPicture } from "../queries";

type Props = { label: string; hint: string; value: string | null; onChange: (id: string | null) => void };

export function PictureInput({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation("certificates");
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const choose = async (file: File) => {
    setError(null);
    setProgress(0);
    try {
      onChange((await uploadPicture(file, setProgress)).id);
    } catch (failed) {
      setError(failed);
    } finally {
      setProgress(null);
    }
  };
  const failure = error ? toFailure(error) : null;
  return (
    <div>
      <FileDrop
        label={label}
        hint={hint}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onFile={(file) => void choose(file)}
        progress={progress}
        error={failure?.fields?.[0]?.message ?? failure?.message}
        mayRetry={isTransient(error)}
      />
      {value && (
        <Button size="sm" variant="ghost" icon={<X />} onClick={() => onChange(null)}>
          {t("designer.removePicture")}
        </Button>
      )}
    </div>
  );
}
