/** A video that goes on where it was left, and counts what is really watched. */
import { cx } from "@learnt/ui/base/cx";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Play, VideoOff } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clock, merge, startAt } from "../model";
import { isFileAvailable, useRefreshFileUrls } from "../queries";
import { bestCaptions, languageName, useCaptions } from "../useCaptions";
import { useWatchProgress } from "../useWatchProgress";
import type { ActivityProps } from "./Stage";
import { Transcript } from "./Transcript";
import { VideoBar } from "./VideoBar";
import { VideoError, type VideoErrorKind } from "./VideoError";

export function VideoActivity({ activity, sendReport }: ActivityProps<"video">) {
  const { t, i18n } = useTranslation("learning");
  const { file, duration: known, poster, captions = [] } = activity.content;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const play = useRef<HTMLButtonElement>(null);
  const { update, report, seek, begin, seen } = useWatchProgress(video, activity.watched, sendReport);
  const [at, setAt] = useState(() => startAt(activity.resume, known));
  const [length, setLength] = useState(known ?? 0);
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [muted, setMuted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const subtitles = useCaptions(video, captions);
  const [videoError, setVideoError] = useState<VideoErrorKind | null>(null);
  const refreshUrls = useRefreshFileUrls();
  const first = useRef(sendReport);
  const last = useRef(report);
  last.current = report;
  useEffect(() => first.current({ opened: true }), []);
  // As a layout effect: it is undone while the video still stands, and can be asked where it was left.
  useLayoutEffect(() => () => last.current(), []);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  };
  const jump = (to: number) => {
    if (!video.current) return;
    update();
    video.current.currentTime = Math.min(Math.max(0, to), length);
    setAt(video.current.currentTime);
  };
  const mute = () => {
    if (video.current) video.current.muted = !muted;
    setMuted(!muted);
  };
  const choose = (rate: number) => {
    if (video.current) video.current.playbackRate = rate;
    setSpeed(rate);
  };
  /** A browser tells neither a lost connection from an address that is over, nor either from a format it does not know. */
  const fail = async (code: number | undefined) => {
    const format = code === MediaError.MEDIA_ERR_DECODE || code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
    setVideoError(format && file && (await isFileAvailable(file)) ? "unplayable" : "away");
  };
  const float = () => {
    if (document.pictureInPictureElement) void document.exitPictureInPicture();
    else void video.current?.requestPictureInPicture().catch(() => undefined);
  };
  const widen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => undefined);
  };
  const keys = (event: KeyboardEvent) => {
    // The list of speeds has keys of its own.
    if (event.target instanceof HTMLSelectElement) return;
    const onSlider = event.target instanceof HTMLInputElement;
    const onButton = event.target instanceof HTMLButtonElement;
    const actions: Record<string, () => void> = {
      k: toggle,
      m: mute,
      f: widen,
      c: () =>
        subtitles.choose(
          subtitles.shown
            ? null
            : (bestCaptions(captions, i18n.language)?.language ?? captions[0]?.language ?? null),
        ),
    };
    if (!onButton) actions[" "] = toggle;
    const steps: Record<string, number> = { j: -10, l: 10 };
    if (!onSlider) Object.assign(steps, { ArrowLeft: -5, ArrowRight: 5 });
    const step = steps[event.key];
    const action = step === undefined ? actions[event.key] : () => jump(at + step);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  if (!file) return <EmptyState icon={<VideoOff />} title={t("video.missing")} />;
  const stretches = merge([...activity.watched, ...seen()]);
  const hasStarted = playing || at > 0;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons that do the same */}
      <div className={cx("learning-video", playing && "learning-video-playing")} ref={frame} onKeyDown={keys}>
        {/* biome-ignore lint/a11y/useMediaCaption: they follow, where its author gave it any */}
        <video
          ref={video}
          src={file.url}
          poster={poster?.url}
          preload="metadata"
          playsInline
          onClick={toggle}
          onLoadedMetadata={(event) => {
            const { duration, videoWidth } = event.currentTarget;
            setVideoError(videoWidth === 0 ? "unseen" : null);
            if (Number.isFinite(duration)) setLength(duration);
            begin(startAt(activity.resume, Number.isFinite(duration) ? duration : known));
          }}
          onTimeUpdate={(event) => {
            update();
            setAt(event.currentTarget.currentTime);
          }}
          onSeeking={seek}
          onPlay={() => {
            update();
            setPlaying(true);
          }}
          onPlaying={() => setWaiting(false)}
          onWaiting={() => setWaiting(true)}
          onPause={() => {
            setPlaying(false);
            report();
          }}
          onEnded={() => report()}
          onError={(event) => void fail(event.currentTarget.error?.code)}
        >
          {captions.map((item) => (
            <track
              key={item.language}
              kind="captions"
              srcLang={item.language}
              label={languageName(item.language)}
              src={item.file.url}
            />
          ))}
        </video>
        {waiting && playing && (
          <span className="learning-video-wait">
            <Spinner />
          </span>
        )}
        {!playing && videoError === null && (
          <button
            type="button"
            className="learning-video-big"
            aria-label={t(hasStarted ? "video.resume" : "video.play")}
            onClick={() => {
              // It goes as the video starts: the focus stays with its smaller brother.
              play.current?.focus({ preventScroll: true });
              toggle();
            }}
          >
            <Play aria-hidden="true" />
            {hasStarted && at > 1 && <span>{t("video.resumeAt", { time: clock(at) })}</span>}
          </button>
        )}
        {videoError && (
          <VideoError
            trouble={videoError}
            file={file}
            onRetry={() => {
              setVideoError(null);
              video.current?.load();
              void refreshUrls();
            }}
          />
        )}
        <VideoBar
          {...{ at, length, playing, muted, speed, stretches, play, captions }}
          language={subtitles.shown}
          onLanguage={subtitles.choose}
          onToggle={toggle}
          onJump={jump}
          onMute={mute}
          onSpeed={choose}
          onFloat={float}
          onWiden={widen}
        />
      </div>
      <Transcript all={captions} language={subtitles.shown} at={at} onGo={jump} />
    </>
  );
}
