/** Pictures in the editor's form: the one above it, and those of a product in their order. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { FileDrop } from "@learnt/ui/form/FileField";
import { ArrowLeft, ArrowRight, Trash2, X } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { MOST_PICTURES, moved, type Picture } from "../model";
import { uploadPicture } from "../queries";

function useSending(onSent: (picture: Picture) => void) {
  const { explain } = useKit();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const failure = failed ? explain(failed) : null;
  const send = async (file: File) => {
    setFailed(null);
    setProgress(0);
    try {
      const { id, url } = await uploadPicture(file, setProgress);
      onSent({ id, url });
    } catch (problem) {
      setFailed(problem);
    } finally {
      setProgress(null);
    }
  };
  return { progress, error: failure?.fields?.[0]?.message ?? failure?.message, send };
}

type DropProps = { label: string; error: string | undefined; onSent: (picture: Picture) => void };

function Drop({ label, error, onSent }: DropProps) {
  const { t } = useTranslation("blogs");
  const sending = useSending(onSent);
  return (
    <FileDrop
      label={label}
      hint={t("pictureHint")}
      accept="image/png,image/jpeg,image/webp,image/gif"
      onFile={(file) => void sending.send(file)}
      progress={sending.progress}
      error={sending.error ?? error}
    />
  );
}

export function PictureField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation("blogs");
  const { field, fieldState } = useController({ name });
  const value = field.value as Picture | null;
  return (
    <fieldset className="bl-picture-field">
      <legend className="lt-label">{label}</legend>
      {value && <img className="bl-chosen" src={value.url} alt="" />}
      <Drop label={t("pictureChoose")} error={fieldState.error?.message} onSent={field.onChange} />
      {value && (
        <div>
          <Button size="sm" variant="ghost" icon={<X />} onClick={() => field.onChange(null)}>
            {t("pictureRemove")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

export function PicturesField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation("blogs");
  const { field, fieldState } = useController({ name });
  const all = field.value as Picture[];
  const put = (from: number, to: number) => field.onChange(moved(all, from, to));
  return (
    <fieldset className="bl-picture-field">
      <legend className="lt-label">{label}</legend>
      {all.length > 0 && (
        <ol className="bl-order">
          {all.map(({ id, url }, index) => {
            const number = index + 1;
            return (
              <li key={id}>
                <img src={url} alt={t("picture", { number })} />
                <div>
                  <IconButton
                    size="sm"
                    label={t("pictureBefore", { number })}
                    icon={<ArrowLeft className="lt-flip" />}
                    disabled={index === 0}
                    onClick={() => put(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t("pictureAfter", { number })}
                    icon={<ArrowRight className="lt-flip" />}
                    disabled={number === all.length}
                    onClick={() => put(index, index + 1)}
                  />
                  <IconButton
                    size="sm"
                    label={t("pictureTake", { number })}
                    icon={<Trash2 />}
                    onClick={() => field.onChange(all.filter((one) => one.id !== id))}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {all.length < MOST_PICTURES && (
        <Drop
          label={t("pictureAdd")}
          error={fieldState.error?.message}
          onSent={(picture) => field.onChange([...all, picture])}
        />
      )}
    </fieldset>
  );
}
