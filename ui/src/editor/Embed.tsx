/** A film of another house: nothing is asked of that house before somebody wants to see it. On paper its address stands there. */
import { ExternalLink, Play } from "lucide-react";
import { useState } from "react";
import { Button } from "../action/Button";
import { shownFilm } from "./document";
import { useRichTextMessages } from "./shownMessages";

export function Embed({ attrs }: { attrs: Record<string, unknown> | undefined }) {
  const t = useRichTextMessages();
  const [isOpen, setOpen] = useState(false);
  const video = shownFilm(attrs);
  if (!video) return null;
  const title = String(attrs?.title ?? "") || t("editor_embedOf", { name: video.name });
  return (
    <figure className="kit-embed">
      {isOpen ? (
        <iframe
          src={video.frame}
          title={title}
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="kit-embed-door">
          <strong>{title}</strong>
          <Button icon={<Play />} onClick={() => setOpen(true)}>
            {t("editor_embedPlay", { name: video.name })}
          </Button>
          <span className="kit-hint">{t("editor_embedNote", { name: video.name })}</span>
        </div>
      )}
      <figcaption>
        <a href={video.page} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" size={14} /> {video.page}
        </a>
      </figcaption>
    </figure>
  );
}
