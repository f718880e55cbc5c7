/** The controls of a video: they stay inside its frame, so that they are there in full screen too. */
import { IconButton } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Select } from "@learnt/ui/form/SelectField";
import { Maximize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from "lucide-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { type Captions, clock, type TimeRange } from "../model";
import { languageName } from "../useCaptions";

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];

type Props = {
  at: number;
  length: number;
  playing: boolean;
  muted: boolean;
  speed: number;
  /** What was watched. */
  stretches: readonly TimeRange[];
  play: RefObject<HTMLButtonElement | null>;
  captions: readonly Captions[];
  /** The language of those that are shown. */
  language: string | null;
  onLanguage: (language: string | null) => void;
  onToggle: () => void;
  onJump: (to: number) => void;
  onMute: () => void;
  onSpeed: (rate: number) => void;
  /** Into a window of its own above all others, and back. */
  onFloat: () => void;
  onWiden: () => void;
};

export function VideoBar(props: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const { at, length, playing, muted, speed, stretches } = props;
  return (
    <div className="learning-video-bar">
      <IconButton
        ref={props.play}
        label={t(playing ? "video.pause" : "video.play")}
        icon={playing ? <Pause /> : <Play />}
        onClick={props.onToggle}
      />
      <span className="learning-video-time">
        {clock(at)} / {clock(length)}
      </span>
      <span className="learning-video-track">
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
          onChange={(event) => props.onJump(Number(event.target.value))}
        />
      </span>
      <IconButton
        label={t(muted ? "video.unmute" : "video.mute")}
        icon={muted ? <VolumeX /> : <Volume2 />}
        onClick={props.onMute}
      />
      {props.captions.length > 0 && (
        <Select
          className="learning-video-speed"
          aria-label={t("video.captions")}
          title={t("video.captions")}
          value={props.language ?? ""}
          onChange={(event) => props.onLanguage(event.target.value || null)}
          choices={[
            { value: "", label: t("video.noCaptions") },
            ...props.captions.map(({ language }) => ({ value: language, label: languageName(language) })),
          ]}
        />
      )}
      <Select
        className="learning-video-speed"
        aria-label={t("video.speed")}
        title={t("video.speed")}
        value={String(speed)}
        onChange={(event) => props.onSpeed(Number(event.target.value))}
        choices={SPEEDS.map((rate) => ({ value: String(rate), label: `${format.number(rate)}×` }))}
      />
      {/* Where a browser has a way of its own, or none, there is no button. */}
      {document.pictureInPictureEnabled && (
        <IconButton label={t("video.float")} icon={<PictureInPicture2 />} onClick={props.onFloat} />
      )}
      <IconButton label={t("video.full")} icon={<Maximize />} onClick={props.onWiden} />
    </div>
  );
}
