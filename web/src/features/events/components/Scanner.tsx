/** Reads tickets with the camera: by the browser's own reader where it has one, else by a small one that comes with the page. */
import { Notice } from "@learnt/ui/feedback/Notice";
import { Spinner } from "@learnt/ui/feedback/Spinner";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

type Frame = CanvasImageSource & { videoWidth: number; videoHeight: number };
type Reader = (frame: HTMLVideoElement) => Promise<string | null>;
type Detector = { detect: (frame: Frame) => Promise<{ rawValue: string }[]> };

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector;
  }
}

/** How often a picture is looked at. */
const PACE_MS = 250;
/** After so many pictures without a code the same ticket is read again. */
const GONE_AFTER = 6;
/** As wide as a picture needs to be for the small reader. */
const WIDTH = 640;

async function reader(): Promise<Reader> {
  if (window.BarcodeDetector) {
    const detector = new window.BarcodeDetector({ formats: ["qr_code"] });
    return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  return async (frame) => {
    const scale = Math.min(1, WIDTH / frame.videoWidth);
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    if (!paper || canvas.width === 0) return null;
    paper.drawImage(frame, 0, 0, canvas.width, canvas.height);
    try {
      return decode(paper.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // There is no code in this picture.
      return null;
    }
  };
}

type Trouble = "denied" | "none";

export function Scanner({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useTranslation("events");
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onRead);
  heard.current = onRead;
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [on, setOn] = useState(false);
  useEffect(() => {
    let [gone, last, without] = [false, "", 0];
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      if (!navigator.mediaDevices) return setTrouble("none");
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch (error) {
        return setTrouble(error instanceof Error && error.name === "NotAllowedError" ? "denied" : "none");
      }
      const read = await reader();
      const frame = video.current;
      if (gone || !frame) return;
      frame.srcObject = stream;
      await frame.play();
      setOn(true);
      const look = async () => {
        const text = frame.readyState >= 2 ? await read(frame).catch(() => null) : null;
        // A ticket that is held still is read once; one that is shown again is read again.
        without = text ? 0 : without + 1;
        if (without >= GONE_AFTER) last = "";
        if (text && text !== last && !gone) heard.current(text);
        if (text) last = text;
        if (!gone) timer = setTimeout(() => void look(), PACE_MS);
      };
      await look();
    };
    void begin();
    return () => {
      gone = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  if (trouble) return <Notice tone="info" title={t(`scan.${trouble}`)} />;
  return (
    <div className="ev-scan">
      {!on && <Spinner />}
      <video ref={video} muted playsInline aria-label={t("scan.picture")} />
    </div>
  );
}
