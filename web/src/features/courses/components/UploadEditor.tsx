/** A video or a PDF: chosen or dropped, with the progress of the upload, then shown. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { FileDrop } from "@learnt/ui/form/FileField";
import { FileText, Replace } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { languageName } from "../languages";
import type { Content, FileView } from "../model";
import type { KindProps } from "./ActivityEditor";
import { CaptionsField } from "./CaptionsField";
import { PosterField } from "./PosterField";
import { accepted, pageCount, useUpload, videoLength } from "./useUpload";

export function UploadEditor({ activity, disabled, error: errorText, onChosen }: KindProps) {
  const { t } = useTranslation("courses");
  const kind = activity.type === "video" ? "video" : "document";
  const { file } = activity.content;
  const [replacing, setReplacing] = useState(false);
  const fresh = activity.title === t(`newActivity.${activity.type}`);

  const { progress, error, mayRetry, start, stop } = useUpload(
    activity.id,
    kind,
    async (stored, original) => {
      const measured =
        kind === "video" ? { duration: await videoLength(original) } : { pages: await pageCount(original) };
      const title = fresh ? original.name.replace(/\.[^.]+$/, "").slice(0, 200) : undefined;
      onChosen({ ...activity.content, file: stored, ...measured }, title);
      setReplacing(false);
    },
  );
  const busy = progress !== null;

  return (
    <div className="kit-field">
      <span className="kit-label">{t(`field.${kind}`)}</span>
      {file && !replacing && !busy ? (
        <>
          <UploadedFile file={file} content={activity.content} />
          {kind === "video" && !activity.content.duration && <Notice tone="warn" title={t("unplayable")} />}
          {!disabled && (
            <Button size="sm" icon={<Replace />} onClick={() => setReplacing(true)}>
              {t("replaceFile")}
            </Button>
          )}
        </>
      ) : (
        <>
          <FileDrop
            label={t(`drop.${kind}`)}
            hint={t(`drop.${kind}.hint`)}
            accept={accepted[kind]}
            onFile={start}
            progress={progress}
            error={error ?? errorText}
            mayRetry={mayRetry}
            disabled={disabled}
          />
          {(busy || replacing) && (
            <Button size="sm" variant="ghost" onClick={busy ? stop : () => setReplacing(false)}>
              {t(busy ? "stopUpload" : "cancel")}
            </Button>
          )}
        </>
      )}
      {kind === "video" && file && !busy && (
        <>
          <CaptionsField
            activityId={activity.id}
            content={activity.content}
            disabled={disabled}
            onChosen={onChosen}
          />
          <PosterField
            activityId={activity.id}
            content={activity.content}
            disabled={disabled}
            onChosen={onChosen}
          />
        </>
      )}
    </div>
  );
}

function UploadedFile({ file, content }: { file: FileView; content: Content }) {
  const { t } = useTranslation("courses");
  const format = useFormat();
  const { duration, pages } = content;
  const note = [
    format.bytes(file.size),
    duration ? format.duration(duration) : null,
    pages ? t("pages", { count: pages }) : null,
  ]
    .filter(Boolean)
    .join(" · ");
  if (file.kind === "video") {
    return (
      <figure className="course-video">
        {/* biome-ignore lint/a11y/useMediaCaption: they follow, as far as there are any */}
        <video controls preload="metadata" src={file.url} poster={content.poster?.url} aria-label={file.name}>
          {(content.captions ?? []).map((item) => (
            <track
              key={item.file.id}
              kind="captions"
              srcLang={item.language}
              label={languageName(item.language)}
              src={item.file.url}
            />
          ))}
        </video>
        <figcaption>
          {file.name} · {note}
        </figcaption>
      </figure>
    );
  }
  return (
    <a className="course-file" href={file.url} download={file.name}>
      <FileText aria-hidden="true" />
      <span>
        <strong>{file.name}</strong>
        <small>{note}</small>
      </span>
    </a>
  );
}
