/** An upload on its way: how far, what went wrong, and a way to stop it. */
import { useKit } from "@learnt/ui/base/kit";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FileView } from "../model";
import { uploadFile } from "../queries";

type Kind = FileView["kind"];

export const accepted: Record<Kind, string> = {
  image: "image/png,image/jpeg,image/webp,image/gif",
  video: "video/mp4,video/webm",
  document: "application/pdf",
};
const limits: Record<Kind, number> = { image: 10, document: 50, video: 500 };
const MIB = 1024 * 1024;

export function useUpload(kind: Kind, done: (stored: FileView, original: File) => Promise<void> | void) {
  const { t } = useTranslation("courses");
  const { explain } = useKit();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    setError(null);
    // Said before minutes of sending; the server counts again.
    if (file.size > limits[kind] * MIB) {
      setError(t("tooLarge", { limit: limits[kind] }));
      return;
    }
    const control = new AbortController();
    running.current = control;
    setProgress(0);
    try {
      const stored = await uploadFile(kind, file, setProgress, control.signal);
      if (!control.signal.aborted) await done(stored, file);
    } catch (failed) {
      if (control.signal.aborted) return;
      const failure = explain(failed);
      setError(failure.fields?.[0]?.message ?? failure.message);
    } finally {
      if (running.current === control) setProgress(null);
    }
  };
  return { progress, error, start: (file: File) => void start(file), stop: () => running.current?.abort() };
}

/** How long a video runs, read from the file itself; null when the browser cannot play it. */
export function videoLength(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.preload = "metadata";
  return new Promise<number | null>((resolve) => {
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    const measured = () => Number.isFinite(video.duration) && video.duration > 0;
    video.onloadedmetadata = () => {
      if (measured()) return end(video.duration);
      // A recording without a length in its head tells it once it was wound to its end.
      video.ondurationchange = () => measured() && end(video.duration);
      video.currentTime = Number.MAX_SAFE_INTEGER;
    };
    video.onerror = () => end(null);
    setTimeout(() => end(measured() ? video.duration : null), 15_000);
    video.src = url;
  });
}

/** How many pages a PDF has, read from the file itself; null when it cannot be read or takes too long. */
export async function pageCount(file: File): Promise<number | null> {
  const { countPages } = await import("../../../media/pdf");
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 15_000));
  return Promise.race([countPages(file), late]);
}
