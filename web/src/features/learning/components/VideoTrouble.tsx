/** What stands in the way of a video: it cannot be reached now, or this browser cannot play its format. */
import { Button } from "@learnt/ui/action/Button";
import { Download, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { FileView } from "../model";

/** `away`: not to be had now; `unplayable`: nothing of it can be played; `unseen`: it plays without its picture. */
export type Trouble = "away" | "unplayable" | "unseen";

/** The file itself, for a player that knows its format. */
function Keep({ file }: { file: FileView }) {
  const { t } = useTranslation("learning");
  return (
    <a className="lt-btn lt-btn-outline lt-btn-sm" href={file.url} download={file.name}>
      <Download aria-hidden="true" />
      <span className="lt-btn-text">{t("video.download")}</span>
    </a>
  );
}

export function VideoTrouble({
  trouble,
  file,
  onAgain,
}: {
  trouble: Trouble;
  file: FileView;
  onAgain: () => void;
}) {
  const { t } = useTranslation("learning");
  if (trouble === "unseen")
    return (
      <div className="le-video-unseen">
        <span role="status">{t("video.unseen")}</span> <Keep file={file} />
      </div>
    );
  return (
    <div className="le-video-failed">
      <p role="alert">{t(trouble === "away" ? "video.failed" : "video.unplayable")}</p>
      {trouble === "away" ? (
        <Button size="sm" icon={<RotateCcw />} onClick={onAgain}>
          {t("video.again")}
        </Button>
      ) : (
        <Keep file={file} />
      )}
    </div>
  );
}
