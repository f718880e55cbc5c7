/** An upload on its way: how far, what went wrong, and a way to stop it. */
import { useKit } from "@learnt/ui/base/kit";
import { isTransient } from "@learnt/ui/http/problem";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FileView, isOfficeFile } from "../model";
import { uploadFile } from "../queries";
import type { OnUploaded } from "../uploads";
import { useCourseDraft } from "../useCourseDraft";

type Kind = FileView["kind"];

export const accepted: Record<Kind, string> = {
  image: "image/png,image/jpeg,image/webp,image/gif",
  video: "video/mp4,video/webm",
  document: "application/pdf",
  captions: ".vtt,.srt,text/vtt",
};
const limits: Record<Kind, number> = { image: 10, document: 50, video: 500, captions: 1 };
const MIB = 1024 * 1024;

/** `key` names the place of the file in the course: an editor opened anew finds the upload that was begun there. */
export function useUpload(key: string, kind: Kind, done: OnUploaded) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const { uploads } = useCourseDraft();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => uploads.attach(key, done));

  const upload = uploads.get(key);
  const failure = upload?.error ? toFailure(upload.error) : null;
  const start = (file: File) => {
    // Said before minutes of sending; the server counts again.
    const refused =
      kind === "document" && isOfficeFile(file.name)
        ? t("office.asPdf")
        : file.size > limits[kind] * MIB
          ? t("tooLarge", { limit: limits[kind] })
          : null;
    setRefused(refused);
    if (refused === null) void uploads.start(key, file, (...sent) => uploadFile(kind, ...sent), done);
  };
  return {
    progress: upload?.progress ?? null,
    error: refused ?? failure?.fields?.[0]?.message ?? failure?.message ?? null,
    mayRetry: refused === null && isTransient(upload?.error),
    start,
    stop: () => uploads.stop(key),
  };
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
