/** Captions written beside the video: each with its times, which are taken from where the video is. */
import { Button, IconButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Dialog } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { Clock, Play, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Cue, readTime, writeCaptions, writeTime } from "../../../media/captions";
import { captionsOf } from "../../../media/captionsOf";
import { languageName } from "../languages";
import type { Captions, FileView } from "../model";
import { useUploadFile } from "../queries";

type Props = {
  video: FileView;
  length: number | null;
  language: string;
  /** None yet: they are written anew. */
  file: FileView | null;
  onSaved: (captions: Captions) => void;
  onClose: () => void;
};

export function CaptionsDialog(props: Props) {
  const { t } = useTranslation("courses");
  const { file, language, onClose } = props;
  const title = t("captions.of", { language: languageName(language) });
  const query = useQuery({ ...captionsOf(file ?? props.video), enabled: file !== null });
  if (file === null || query.data) return <Editor {...props} title={title} known={query.data ?? []} />;
  return (
    <Dialog open onClose={onClose} title={title}>
      {query.error ? <Notice tone="bad" title={t("captions.unread")} /> : <SkeletonText lines={4} />}
    </Dialog>
  );
}

type CaptionRow = { id: number; from: string; to: string; text: string };

const toCaptionRow = ({ from, to, text }: Cue, id: number): CaptionRow => ({
  id,
  from: writeTime(from),
  to: writeTime(to),
  text,
});

/** What is wrong with a line, as a key of the catalogue. */
export function captionError({ from, to, text }: Omit<CaptionRow, "id">): string | null {
  const [start, end] = [readTime(from), readTime(to)];
  if (start === null || end === null) return "captions.wrongTime";
  if (end <= start) return "captions.wrongEnd";
  return text.trim() ? null : "captions.wrongText";
}

function Editor({
  video,
  length,
  language,
  title,
  known,
  onSaved,
  onClose,
}: Props & { title: string; known: readonly Cue[] }) {
  const { t } = useTranslation("courses");
  const { toFailure } = useKit();
  const player = useRef<HTMLVideoElement>(null);
  const next = useRef(known.length);
  const [lines, setLines] = useState<readonly CaptionRow[]>(() => known.map(toCaptionRow));
  const [isTouched, setTouched] = useState(false);
  const [isAsked, setRequested] = useState(false);
  const now = () => player.current?.currentTime ?? 0;

  const change = (id: number, patch: Partial<CaptionRow>) => {
    setTouched(true);
    setLines((all) => all.map((line) => (line.id === id ? { ...line, ...patch } : line)));
  };
  const add = () => {
    const from = now();
    const to = Math.min(from + 3, length ?? Number.POSITIVE_INFINITY);
    setTouched(true);
    setLines((all) =>
      [...all, toCaptionRow({ from, to: Math.max(to, from + 0.5), text: "" }, next.current++)].sort(
        (a, b) => (readTime(a.from) ?? 0) - (readTime(b.from) ?? 0),
      ),
    );
  };
  const listener = (line: CaptionRow) => {
    const from = readTime(line.from);
    if (!player.current || from === null) return;
    player.current.currentTime = from;
    void player.current.play().catch(() => undefined);
  };
  const isWrong = lines.some((line) => captionError(line) !== null);
  const saving = useUploadFile("captions", {
    onSuccess: (file) => {
      onSaved({ language, file });
      onClose();
    },
    onError: () => undefined,
  });
  const failure = saving.error && toFailure(saving.error);
  const problem = failure && (failure.fields?.[0]?.message ?? failure.message);
  const save = () => {
    setRequested(true);
    if (isWrong || lines.length === 0) return;
    const cues = lines.map(({ from, to, text }) => ({
      from: readTime(from) ?? 0,
      to: readTime(to) ?? 0,
      text,
    }));
    const name = `${video.name.replace(/\.[^.]+$/, "")}.${language}.vtt`;
    saving.mutate(new File([writeCaptions(cues)], name, { type: "text/vtt" }));
  };

  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={title}
      note={t("captions.note")}
      keep={isTouched}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="solid" busy={saving.isPending} disabled={lines.length === 0} onClick={save}>
            {t("captions.save")}
          </Button>
        </>
      }
    >
      <Grid templateColumns={{ base: "1fr", md: "minmax(0, 2fr) minmax(0, 3fr)" }} gap="4" alignItems="start">
        <Stack gap="2">
          <figure className="course-video">
            {/* biome-ignore lint/a11y/useMediaCaption: its captions are what is written here */}
            <video ref={player} controls preload="metadata" src={video.url} aria-label={video.name} />
          </figure>
          <div>
            <Button size="sm" icon={<Plus />} onClick={add}>
              {t("captions.add")}
            </Button>
          </div>
          {problem && <Notice tone="bad" title={problem} />}
        </Stack>
        <Stack as="ol" gap="3">
          {lines.length === 0 && <Text muted>{t("captions.empty")}</Text>}
          {lines.map((line, index) => (
            <CaptionLine
              key={line.id}
              line={line}
              number={index + 1}
              language={language}
              isAsked={isAsked}
              onChange={(patch) => change(line.id, patch)}
              onTake={(end) => change(line.id, { [end]: writeTime(now()) })}
              onHear={() => listener(line)}
              onRemove={() => {
                setTouched(true);
                setLines((all) => all.filter(({ id }) => id !== line.id));
              }}
            />
          ))}
        </Stack>
      </Grid>
    </Dialog>
  );
}

type LineProps = {
  line: CaptionRow;
  number: number;
  language: string;
  /** Saving was tried: what is wrong is said. */
  isAsked: boolean;
  onChange: (patch: Partial<CaptionRow>) => void;
  onTake: (end: "from" | "to") => void;
  onHear: () => void;
  onRemove: () => void;
};

function CaptionLine({ line, number, language, isAsked, onChange, onTake, onHear, onRemove }: LineProps) {
  const { t } = useTranslation("courses");
  const error = isAsked ? captionError(line) : null;
  const time = (end: "from" | "to") => (
    <HStack gap="0">
      <input
        className="kit-input"
        dir="ltr"
        size={12}
        value={line[end]}
        aria-label={t(`captions.${end}`, { number })}
        aria-invalid={(error !== null && error !== "captions.wrongText") || undefined}
        onChange={(event) => onChange({ [end]: event.target.value })}
      />
      <IconButton
        size="sm"
        label={t(`captions.take.${end}`, { number })}
        icon={<Clock />}
        onClick={() => onTake(end)}
      />
    </HStack>
  );
  return (
    <li>
      <Stack gap="1">
        <HStack gap="2" wrap="wrap">
          {time("from")}
          {time("to")}
          <IconButton size="sm" label={t("captions.hear", { number })} icon={<Play />} onClick={onHear} />
          <IconButton size="sm" label={t("captions.drop", { number })} icon={<Trash2 />} onClick={onRemove} />
        </HStack>
        <textarea
          className="kit-input kit-textarea"
          dir="auto"
          lang={language}
          rows={2}
          maxLength={500}
          value={line.text}
          aria-label={t("captions.text", { number })}
          aria-invalid={error === "captions.wrongText" || undefined}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        {error && (
          <p className="kit-field-error" role="alert">
            {t(error)}
          </p>
        )}
      </Stack>
    </li>
  );
}
