/** A film of another house: nothing is asked of that house before somebody wants to see it. On paper its address stands there. */
import { ExternalLink, Play } from "lucide-react";
import { useState } from "react";
import { Button } from "../action/Button";
import { shownFilm } from "./document";
import { useEditorWords } from "./words";

export function Embed({ attrs }: { attrs: Record<string, unknown> | undefined }) {
  const t = useEditorWords();
  const [isOpen, setOpen] = useState(false);
  const film = shownFilm(attrs);
  if (!film) return null;
  const title = String(attrs?.title ?? "") || t("editor_embedOf", { name: film.name });
  return (
    <figure className="lt-embed">
      {isOpen ? (
        <iframe
          src={film.frame}
          title={title}
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="lt-embed-door">
          <strong>{title}</strong>
          <Button icon={<Play />} onClick={() => setOpen(true)}>
            {t("editor_embedPlay", { name: film.name })}
          </Button>
          <span className="lt-hint">{t("editor_embedNote", { name: film.name })}</span>
        </div>
      )}
      <figcaption>
        <a href={film.page} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" size={14} /> {film.page}
        </a>
      </figcaption>
    </figure>
  );
}
