/** What stands in the way of a video: it cannot be reached now, or this browser cannot play its format. */
import { Button } from "@learnt/ui/action/Button";
import { Download, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FileView } from "../model";

/** `away`: not to be had now; `unplayable`: nothing of it can be played; `unseen`: it plays without its picture. */
export type VideoErrorKind = "away" | "unplayable" | "unseen";

/** The file itself, for a player that knows its format. */
function DownloadLink({ file }: { file: FileView }) {
  const { t } = useTranslation("learning");
  return (
    <a className="kit-btn kit-btn-outline kit-btn-sm" href={file.url} download={file.name}>
      <Download aria-hidden="true" />
      <span className="kit-btn-text">{t("video.download")}</span>
    </a>
  );
}

export function VideoError({
  trouble: videoError,
  file,
  onRetry,
}: {
  trouble: VideoErrorKind;
  file: FileView;
  onRetry: () => void;
}) {
  const { t } = useTranslation("learning");
  if (videoError === "unseen")
    return (
      <div className="learning-video-unseen">
        <span role="status">{t("video.unseen")}</span> <DownloadLink file={file} />
      </div>
    );
  return (
    <div className="learning-video-failed">
      <p role="alert">{t(videoError === "away" ? "video.failed" : "video.unplayable")}</p>
      {videoError === "away" ? (
        <Button size="sm" icon={<RotateCcw />} onClick={onRetry}>
          {t("video.again")}
        </Button>
      ) : (
        <DownloadLink file={file} />
      )}
    </div>
  );
}
