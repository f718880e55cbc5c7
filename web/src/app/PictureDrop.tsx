/** Takes a picture for a page that people read, sends it, and says how far it is and what went wrong. */
import { useKit } from "@learnt/ui/base/kit";
import { FileDrop } from "@learnt/ui/form/FileField";
import { isTransient } from "@learnt/ui/http/problem";
import { type ReactNode, useRef, useState } from "react";
import { upload } from "../api/upload";

/** An upload and its sides in pixels. */
export type Picture = { id: string; url: string; width: number; height: number };

/** Of a picture the server always says how large it is. */
export const uploadPicture = (file: File, onProgress?: (percent: number) => void) =>
  upload("/api/files", file, { fields: { kind: "image" }, onProgress }) as Promise<Picture>;

/** The same for a picture inside of a text, as the editor names it. */
export async function pictureInText(file: File): Promise<{ file: string; src: string }> {
  const { id, url } = await uploadPicture(file);
  return { file: id, src: url };
}

type PictureDropProps = {
  label: string;
  hint: string;
  error: string | undefined;
  onSent: (picture: Picture) => void;
  /** Where the server takes fewer kinds. */
  accept?: string;
  /** What is there now. */
  children?: ReactNode;
};

export function PictureDrop({
  label,
  hint,
  error,
  onSent,
  accept = "image/png,image/jpeg,image/webp,image/gif",
  children,
}: PictureDropProps) {
  const { toFailure } = useKit();
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  // The picture goes to what is there when it arrives, not to what was there when it was chosen.
  const arrive = useRef(onSent);
  arrive.current = onSent;
  const failure = failed ? toFailure(failed) : null;
  const send = async (file: File) => {
    setFailed(null);
    setProgress(0);
    try {
      const { id, url, width, height } = await uploadPicture(file, setProgress);
      arrive.current({ id, url, width, height });
    } catch (problem) {
      setFailed(problem);
    } finally {
      setProgress(null);
    }
  };
  return (
    <FileDrop
      label={label}
      hint={hint}
      accept={accept}
      onFile={(file) => void send(file)}
      progress={progress}
      error={failure?.fields?.[0]?.message ?? failure?.message ?? error}
      mayRetry={isTransient(failed)}
    >
      {children}
    </FileDrop>
  );
}
