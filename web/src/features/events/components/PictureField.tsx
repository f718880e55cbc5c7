/** The picture of an event: an upload, or the pattern that is drawn from its name. */
import { Button } from "@learnt/ui/action/Button";
import { FileDrop } from "@learnt/ui/form/FileField";
import { isTransient } from "@learnt/ui/http/problem";
import { Stack } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { uploadPicture } from "../queries";

type Props = { seed: string; url: string | null | undefined; saved: string | null };

export function PictureField({ seed, url, saved }: Props) {
  const { t } = useTranslation("events");
  const { field, fieldState } = useController({ name: "image" });
  const image = field.value as string | null;
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [fresh, setFresh] = useState<{ id: string; url: string } | null>(null);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const start = async (file: File) => {
    const control = new AbortController();
    under.current = control;
    setError(null);
    setProgress(0);
    try {
      const stored = await uploadPicture(file, setProgress, control.signal);
      setFresh({ id: stored.id, url: stored.url });
      field.onChange(stored.id);
    } catch (failure) {
      if (!control.signal.aborted) setError(failure);
    } finally {
      setProgress(null);
    }
  };
  const shown = image === null ? null : image === fresh?.id ? fresh.url : image === saved ? url : null;
  const failure = error ? toFailure(error) : null;
  return (
    <Stack gap="3">
      <Cover seed={seed} src={shown} ratio={18 / 7} />
      <FileDrop
        label={t("picture.drop")}
        hint={t("picture.hint")}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onFile={(file) => void start(file)}
        progress={progress}
        error={failure?.fields?.[0]?.message ?? failure?.message ?? fieldState.error?.message}
        mayRetry={isTransient(error)}
      />
      {image && (
        <Button size="sm" variant="ghost" icon={<X />} onClick={() => field.onChange(null)}>
          {t("picture.remove")}
        </Button>
      )}
    </Stack>
  );
}
