/** A video that goes on where it was left, and counts what is really watched. */
import { IconButton } from "@learnt/ui/action/Button";
import { cx } from "@learnt/ui/base/cx";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { Menu } from "@learnt/ui/overlay/Menu";
import { Gauge, Maximize, Pause, Play, VideoOff, Volume2, VolumeX } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { clock, merge, startAt } from "../model";
import { isThere, useFreshAddresses } from "../queries";
import { useWatching } from "../useWatching";
import type { ActivityProps } from "./Stage";
import { type Trouble, VideoTrouble } from "./VideoTrouble";

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

export function VideoActivity({ activity, tell }: ActivityProps<"video">) {
  const { t } = useTranslation("learning");
  const { file, duration: known } = activity.content;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const { look, say, seek, seen } = useWatching(video, activity.watched, tell);
  const [at, setAt] = useState(() => startAt(activity.resume, known));
  const [length, setLength] = useState(known ?? 0);
  const [playing, setPlaying] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [muted, setMuted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const again = useFreshAddresses();
  const first = useRef(tell);
  const last = useRef(say);
  last.current = say;
  useEffect(() => {
    first.current({ opened: true });
    return () => last.current();
  }, []);

  const toggle = () => {
    const element = video.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => undefined);
    else element.pause();
  };
  const jump = (to: number) => {
    if (!video.current) return;
    look();
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
    setTrouble(format && file && (await isThere(file)) ? "unplayable" : "away");
  };
  const widen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => undefined);
  };
  const keys = (event: KeyboardEvent) => {
    const onSlider = event.target instanceof HTMLInputElement;
    const onButton = event.target instanceof HTMLButtonElement;
    const deeds: Record<string, () => void> = { k: toggle, m: mute, f: widen };
    if (!onButton) deeds[" "] = toggle;
    const steps: Record<string, number> = { j: -10, l: 10 };
    if (!onSlider) Object.assign(steps, { ArrowLeft: -5, ArrowRight: 5 });
    const step = steps[event.key];
    const deed = step === undefined ? deeds[event.key] : () => jump(at + step);
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    deed();
  };

  if (!file) return <EmptyState icon={<VideoOff />} title={t("video.missing")} />;
  const stretches = merge([...activity.watched, ...seen()]);
  const begun = playing || at > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside the buttons that do the same
    <div className={cx("le-video", playing && "le-video-playing")} ref={frame} onKeyDown={keys}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions come with the upload where there are any */}
      <video
        ref={video}
        src={file.url}
        preload="metadata"
        playsInline
        onClick={toggle}
        onLoadedMetadata={(event) => {
          const { duration, videoWidth } = event.currentTarget;
          setTrouble(videoWidth === 0 ? "unseen" : null);
          if (Number.isFinite(duration)) setLength(duration);
          event.currentTarget.currentTime = startAt(
            activity.resume,
            Number.isFinite(duration) ? duration : known,
          );
        }}
        onTimeUpdate={(event) => {
          look();
          setAt(event.currentTarget.currentTime);
        }}
        onSeeking={seek}
        onPlay={() => setPlaying(true)}
        onPlaying={() => setWaiting(false)}
        onWaiting={() => setWaiting(true)}
        onPause={() => {
          setPlaying(false);
          say();
        }}
        onEnded={() => say()}
        onError={(event) => void fail(event.currentTarget.error?.code)}
      />
      {waiting && playing && (
        <span className="le-video-wait">
          <Spinner />
        </span>
      )}
      {!playing && trouble === null && (
        <button
          type="button"
          className="le-video-big"
          aria-label={t(begun ? "video.resume" : "video.play")}
          onClick={() => {
            toggle();
            // This button goes: whoever used it by keyboard goes on at the one that stays.
            control.current?.focus({ preventScroll: true });
          }}
        >
          <Play aria-hidden="true" />
          {begun && at > 1 && <span>{t("video.resumeAt", { time: clock(at) })}</span>}
        </button>
      )}
      {trouble && (
        <VideoTrouble
          trouble={trouble}
          file={file}
          onAgain={() => {
            setTrouble(null);
            video.current?.load();
            again();
          }}
        />
      )}
      <div className="le-video-bar">
        <IconButton
          ref={control}
          label={t(playing ? "video.pause" : "video.play")}
          icon={playing ? <Pause /> : <Play />}
          onClick={toggle}
        />
        <span className="le-video-time">
          {clock(at)} / {clock(length)}
        </span>
        <span className="le-video-track">
          {length > 0 &&
            stretches.map(([from, to]) => (
              <i
                key={from}
                style={{
                  insetInlineStart: `${(100 * from) / length}%`,
                  inlineSize: `${(100 * (to - from)) / length}%`,
                }}
              />
            ))}
          <input
            type="range"
            min={0}
            max={Math.max(1, Math.floor(length * 10) / 10)}
            step={0.1}
            value={at}
            aria-label={t("video.position")}
            aria-valuetext={t("video.of", { at: clock(at), length: clock(length) })}
            onChange={(event) => jump(Number(event.target.value))}
          />
        </span>
        <IconButton
          label={t(muted ? "video.unmute" : "video.mute")}
          icon={muted ? <VolumeX /> : <Volume2 />}
          onClick={mute}
        />
        <Menu
          trigger={<IconButton label={t("video.speed", { speed })} icon={<Gauge />} />}
          entries={SPEEDS.map((rate) => ({
            id: String(rate),
            label: `${rate}×`,
            checked: rate === speed,
            onSelect: () => choose(rate),
          }))}
        />
        <IconButton label={t("video.full")} icon={<Maximize />} onClick={widen} />
      </div>
    </div>
  );
}
